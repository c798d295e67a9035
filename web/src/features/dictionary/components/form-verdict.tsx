import { FORM_FAULTS, type FormFault } from '@isl/contracts/vocabulary';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { NoticeLine } from '../../../components/ui/notice-line';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { mendPath } from '../../../lib/paths';
import { regionIn, useRegions } from '../../../lib/regions';
import { cornerToast } from '../../../lib/toasts';
import { useRegion } from '../../../lib/use-region';
import {
  type NewFormVerdict,
  useGetFormVerdictsQuery,
  useJudgeFormMutation,
  useTakeBackFormVerdictMutation,
} from '../api';
import styles from './form-verdict.module.css';

const PLACE = 'form-verdict';
/** Of the contract. */
const NOTE_LENGTH = 500;

/** What a signer with the reviewer role says of the avatar's form: right, or wrong and why. */
export function FormVerdict({ formId }: { readonly formId: string }) {
  const { t } = useTranslation();
  const headingId = useId();
  const regions = useRegions();
  const [region, setRegion] = useRegion();
  const [isRegionMissing, setRegionMissing] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const { data } = useGetFormVerdictsQuery(formId);
  const [judge, judging] = useJudgeFormMutation();
  const [takeBack, takingBack] = useTakeBackFormVerdictMutation();

  const attempt = async (send: () => Promise<unknown>): Promise<void> => {
    try {
      await send();
      setWrong(false);
    } catch (error) {
      log.error('a verdict on a form was not kept', error);
      cornerToast.error(t('formVerdict.failed'), PLACE);
    }
  };
  const say = (said: Omit<NewFormVerdict, 'region'>): void => {
    setRegionMissing(region === undefined);
    if (region) void attempt(() => judge({ formId, said: { ...said, region } }).unwrap());
  };
  const mine = data?.mine;
  return (
    <section className={styles.verdict} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('formVerdict.heading')}
      </h2>
      <p className={styles.note}>{t('formVerdict.text')}</p>
      {data && (
        <p role="status">
          {mine && `${t(`formVerdict.mine.${mine.verdict}`)} `}
          {t('formVerdict.counts', { right: data.right, wrong: data.wrong })}
        </p>
      )}
      <NativeSelect
        label={t('formVerdict.region')}
        error={isRegionMissing && region === undefined && t('formVerdict.regionNeeded')}
        value={region ?? ''}
        onChange={({ currentTarget }) => setRegion(regionIn(currentTarget.value))}
        data={[{ value: '', label: t('formVerdict.noRegion') }, ...regions]}
      />
      <div className={styles.buttons}>
        <Button
          variant="default"
          leftSection={<IconCheck size={20} />}
          aria-pressed={mine?.verdict === 'right'}
          loading={judging.isLoading}
          onClick={() => say({ verdict: 'right' })}
        >
          {t('formVerdict.right')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconX size={20} />}
          aria-pressed={mine?.verdict === 'wrong'}
          aria-expanded={isWrong}
          onClick={() => setWrong(!isWrong)}
        >
          {t('formVerdict.wrong')}
        </Button>
        {mine && (
          <Button
            variant="subtle"
            loading={takingBack.isLoading}
            onClick={() => void attempt(() => takeBack(formId).unwrap())}
          >
            {t('formVerdict.takeBack')}
          </Button>
        )}
      </div>
      {isWrong && <WhatIsWrong isSending={judging.isLoading} onSend={say} />}
      <Button
        component={Link}
        to={mendPath(formId)}
        variant="default"
        leftSection={<IconPencil size={20} />}
      >
        {t('formVerdict.mend')}
      </Button>
      <NoticeLine place={PLACE} />
    </section>
  );
}

function WhatIsWrong({
  isSending,
  onSend,
}: {
  readonly isSending: boolean;
  readonly onSend: (said: Omit<NewFormVerdict, 'region'>) => void;
}) {
  const { t } = useTranslation();
  const [fault, setFault] = useState<FormFault>('handshape');
  const [note, setNote] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSend({ verdict: 'wrong', fault, ...(note.trim() === '' ? {} : { note }) });
  };
  return (
    <form onSubmit={send} className={styles.verdict}>
      <NativeSelect
        label={t('formVerdict.fault')}
        autoFocus
        value={fault}
        onChange={({ currentTarget }) => {
          const chosen = FORM_FAULTS.find((one) => one === currentTarget.value);
          if (chosen) setFault(chosen);
        }}
        data={FORM_FAULTS.map((value) => ({ value, label: t(`formVerdict.faults.${value}`) }))}
      />
      <Textarea
        label={t('formVerdict.note')}
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Button type="submit" color="var(--madder)" loading={isSending}>
        {t('formVerdict.send')}
      </Button>
    </form>
  );
}
