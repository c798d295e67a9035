import { Button, NativeSelect } from '@mantine/core';
import { IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { LONGEST_PLAYED } from '../../../lib/sign-kit/messages';
import type { GenerateReply } from './api';
import { CopyButton } from './copy-button';
import { type Emotion, emotions } from './emotions';
import own from './generated-result.module.css';
import { MeantQuestion } from './meant-question';
import { SaidSentence } from './said-sentence';
import { useFaceLines } from './use-face-lines';
import { useSaid } from './use-said';
import type { Sentence } from './use-sentence';

const asEmotion = (text: string): Emotion => emotions.find((one) => one === text) ?? '';
type Spans = GenerateReply['spans'];

/** The sentence made of the words, and what face and body do with it. */
export function GeneratedResult({
  made: { reply, request },
  isEarlier,
  emotion,
  onEmotion,
  onAgain,
  onPlay,
}: {
  readonly made: NonNullable<Sentence['made']>;
  /** It was made before what is recorded, asked for or failed now. */
  readonly isEarlier: boolean;
  readonly emotion: Emotion;
  /** Null where no feeling can be chosen now. */
  readonly onEmotion: ((emotion: Emotion) => void) | null;
  /** Null where nothing but the words has changed. */
  readonly onAgain: ((event: MouseEvent) => void) | null;
  readonly onPlay: (spans: Spans) => void;
}) {
  const { t } = useTranslation();
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new reply is shown
  useEffect(() => {
    const result = ref.current;
    if (!result) return;
    // Of one that is longer than the window the nearest edge may be its end.
    const isLong = result.offsetHeight > window.innerHeight / 2;
    result.scrollIntoView({ block: isLong ? 'start' : 'nearest' });
  }, [reply]);
  const { gloss, spans } = reply;
  const { said, setSaid } = useSaid(reply);
  const feeling = asEmotion(request.emotion);
  const features = useFaceLines(reply);
  const length = [...gloss.join(' ')].length;
  const isPlayable = gloss.length > 0 && length <= LONGEST_PLAYED;
  return (
    <section ref={ref} className={own.result} aria-labelledby="generated-sentence">
      <h2 id="generated-sentence" className={own.heading}>
        {t('prediction.generated')}
      </h2>
      {isEarlier && <p className={own.note}>{t('prediction.earlier')}</p>}
      <SaidSentence reply={reply} feeling={feeling} said={said} onSay={setSaid} />
      <div className={own.actions}>
        <CopyButton text={said} />
        {isPlayable && (
          <Button
            variant="default"
            leftSection={<IconPlayerPlay size={20} />}
            onClick={() => onPlay(spans)}
          >
            {t('signKit.play')}
          </Button>
        )}
      </div>
      {length > LONGEST_PLAYED && (
        <p role="status" className={own.note}>
          {t('prediction.tooLongToPlay', {
            n: formatNumber(length),
            max: formatNumber(LONGEST_PLAYED),
          })}
        </p>
      )}
      {onEmotion && (
        <div className={own.feeling}>
          <NativeSelect
            label={t('prediction.feeling.label')}
            value={emotion}
            onChange={({ currentTarget }) => onEmotion(asEmotion(currentTarget.value))}
            data={emotions.map((value) => ({
              value,
              label: value === '' ? t('prediction.feeling.none') : t(`emotion.${value}`),
            }))}
          />
          {onAgain && (
            <Button leftSection={<IconRefresh size={20} />} onClick={onAgain}>
              {t('prediction.again')}
            </Button>
          )}
        </div>
      )}
      <h3 className={own.subheading}>{t('prediction.features')}</h3>
      {features.length === 0 ? (
        <p>{t('prediction.noFeatures')}</p>
      ) : (
        <ul className={own.features}>
          {features.map(({ text, lang }, at) => (
            // The same line may stand over two places: its number tells them apart.
            <li key={`${formatNumber(at)} ${text}`} className={own.feature}>
              <span lang={lang}>{text}</span>
              {isPlayable && (
                <Button
                  variant="default"
                  size="compact-md"
                  mih={48}
                  aria-label={t('prediction.showLine', { line: text })}
                  // One line for each span; what cannot be told apart is shown together.
                  onClick={() =>
                    onPlay(spans.length === features.length ? spans.slice(at, at + 1) : spans)
                  }
                >
                  {t('prediction.showMe')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {(reply.certain || said !== reply.rewritten_sentence) && (
        <MeantQuestion key={said} signs={gloss.join(' ')} sentence={said} feeling={feeling} />
      )}
      {reply.note_details?.map(({ code, word = '' }) => (
        <p key={`${code} ${word}`} className={own.note}>
          {t(`prediction.notes.${code}`, { word })}
        </p>
      ))}
      {reply.written_by && (
        <p className={own.note}>{t(`prediction.writtenBy.${reply.written_by}`)}</p>
      )}
      <p className={own.note}>{t('use.limit')}</p>
    </section>
  );
}
