import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type ComponentType, type FormEvent, lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { serverMessage } from '../../lib/api/errors';
import { useTranslation } from '../../lib/i18n/use-translation';
import { log } from '../../lib/log';
import { loginPath, paths, textToSignPath } from '../../lib/paths';
import { regionIn, useRegions } from '../../lib/regions';
import { selectClaims } from '../../lib/session/session-slice';
import { useRegion } from '../../lib/use-region';
import { useSayMutation } from './api';
import { type Draft, spansWithOneMore, spansWithout } from './draft';
import { GlossLine } from './gloss-line';
import { MarkFields } from './mark-fields';
import styles from './saying-form.module.css';
import { SignChips } from './sign-chips';

/** After the form, which can be read and changed without: a list that opens is the largest part of it. */
const AddSign = lazy(async () => ({ default: (await import('./add-sign')).AddSign }));

/** Of the contract. */
const LONGEST_COMMENT = 1000;
const MOST_SIGNS = 200;

export type ClipField = ComponentType<{
  readonly videoId: string;
  readonly onChange: (videoId: string) => void;
}>;

/** How the person would sign the sentence, beginning with what the rules made of it. */
export function SayingForm({
  draft,
  onChange,
  onSent,
  ClipField,
}: {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
  readonly onSent: () => void;
  readonly ClipField: ClipField;
}) {
  const { t } = useTranslation();
  const regions = useRegions();
  const [region, setRegion] = useRegion();
  const [say, { isLoading }] = useSayMutation();
  const [fault, setFault] = useState('');
  const { sentence, language, ours, glosses, spans, comment, videoId } = draft;

  const move = (at: number, by: -1 | 1): void => {
    const next = [...glosses];
    const [gloss = ''] = next.splice(at, 1);
    next.splice(at + by, 0, gloss);
    onChange({ glosses: next });
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (glosses.length === 0) {
      setFault(t('sayings.form.noSigns'));
      return;
    }
    setFault('');
    try {
      await say({
        ...{ sentence, language, ours, glosses, spans },
        ...(comment.trim() !== '' && { comment: comment.trim() }),
        ...(region && { region }),
        ...(videoId !== '' && { videoId }),
      }).unwrap();
      onSent();
    } catch (error) {
      log.error('how a sentence is signed was not sent', error);
      setFault(serverMessage(error) ?? t('sayings.form.failed'));
    }
  };
  return (
    <form onSubmit={(event) => void send(event)} className={styles.form}>
      <div className={styles.sentence}>
        <p className={styles.words} lang={language}>
          {sentence}
        </p>
        <GlossLine label={t('sayings.ours')} glosses={ours.glosses} spans={ours.spans} />
      </div>
      <section className={styles.part} aria-labelledby="own-signs">
        <h2 id="own-signs" className={styles.heading}>
          {t('sayings.form.signs')}
        </h2>
        <SignChips
          glosses={glosses}
          onMove={move}
          onRemove={(at) =>
            onChange({
              glosses: glosses.filter((_, index) => index !== at),
              spans: spansWithout(spans, at),
            })
          }
        />
        {glosses.length < MOST_SIGNS && (
          <Suspense fallback={<TextInput label={t('sayings.form.add')} disabled />}>
            <AddSign
              onAdd={(gloss) =>
                onChange({
                  glosses: [...glosses, gloss],
                  spans: spansWithOneMore(spans, glosses.length),
                })
              }
            />
          </Suspense>
        )}
      </section>
      <MarkFields glosses={glosses} spans={spans} onChange={(next) => onChange({ spans: next })} />
      <Textarea
        label={t('sayings.form.comment')}
        rows={3}
        maxLength={LONGEST_COMMENT}
        value={comment}
        onChange={({ currentTarget: { value } }) => onChange({ comment: value })}
      />
      <NativeSelect
        label={t('sayings.form.region')}
        value={region ?? ''}
        onChange={({ currentTarget: { value } }) => setRegion(regionIn(value))}
        data={[{ value: '', label: t('sayings.form.noRegion') }, ...regions]}
      />
      <ClipField videoId={videoId} onChange={(id) => onChange({ videoId: id })} />
      {fault !== '' && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <SendLine sentence={sentence} isSending={isLoading} />
    </form>
  );
}

/** Who is not signed in, or with the shared account, is led to where they can be; what is written stays. */
function SendLine({
  sentence,
  isSending,
}: {
  readonly sentence: string;
  readonly isSending: boolean;
}) {
  const { t } = useTranslation();
  const claims = useSelector(selectClaims);
  const back = (
    <Button component={Link} to={textToSignPath(sentence)} variant="default">
      {t('sayings.form.back')}
    </Button>
  );
  if (claims === null || claims.demo) {
    return (
      <>
        <p>{t(claims === null ? 'sayings.form.signedOut' : 'sayings.form.demo')}</p>
        <div className={styles.actions}>
          {back}
          <Button component={Link} to={claims === null ? loginPath(paths.say) : paths.register}>
            {t(claims === null ? 'auth.toLogin' : 'auth.toRegister')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <div className={styles.actions}>
      {back}
      <Button type="submit" loading={isSending}>
        {t('sayings.form.send')}
      </Button>
    </div>
  );
}
