import { IconCheck, IconCircleDashed } from '@tabler/icons-react';
import { useFaceWords } from '../../../lib/face/use-face-words';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { type LiveValue, useLive } from '../../../lib/live';
import styles from './attempt-told.module.css';
import { type FaceSeen, type FaceWish, hasCome, type Time } from './face-seen';

/** What is asked of a face, part by part: whether it came, and else what is seen now. */
export function FaceTold<Wish extends FaceWish>({
  seen,
  wishes,
  timeOf,
}: {
  readonly seen: LiveValue<FaceSeen>;
  readonly wishes: readonly Wish[];
  /** When it counts: undefined at any time, null not yet. */
  readonly timeOf?: (wish: Wish) => Time | null | undefined;
}) {
  const { t } = useTranslation();
  const { stateOf, nameOf, wordOf } = useFaceWords();
  const { state, samples } = useLive(seen, (now) => now);
  const now = samples.at(-1)?.parameters ?? {};
  return (
    <>
      {state !== undefined && state !== 'in-view' && (
        <p className={styles.how}>{`${t('face.state')}: ${stateOf(state)}`}</p>
      )}
      <ul className={styles.list} aria-label={t('lessons.face.list')}>
        {wishes.map((wish) => {
          const { channel, words } = wish;
          const asked = { name: nameOf(channel), word: wordOf(channel, words[0] ?? '') };
          const time = timeOf?.(wish);
          if (time !== null && hasCome(samples, wish, time)) {
            return (
              <li key={channel} className={styles.line} data-agrees="">
                <IconCheck size={24} aria-hidden="true" />
                <span>{t('lessons.face.came', asked)}</span>
              </li>
            );
          }
          const word = now[channel]?.word;
          const isOther = word !== undefined && !words.includes(word);
          return (
            <li key={channel} className={styles.line} data-face="">
              <IconCircleDashed size={24} aria-hidden="true" />
              <span>
                {t('lessons.face.notYet', asked)}
                {isOther && ` ${t('lessons.face.now', { word: wordOf(channel, word) })}`}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
