import { EMOTIONS } from '@isl/contracts/vocabulary';
import { useState } from 'react';
import { type FaceChannel, useFaceWords } from '../../../lib/face/use-face-words';
import { formatNumber, formatPercent } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { TimelineEntry } from '../api';
import styles from './clip-timeline.module.css';

/** The same in numbers and words; a long one is made when somebody asks for it. */
export function TimelineTable({
  entries,
  channels,
  grammarOf,
}: {
  readonly entries: readonly TimelineEntry[];
  readonly channels: readonly FaceChannel[];
  readonly grammarOf: (entry: TimelineEntry) => string | undefined;
}) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { nameOf, wordOf } = useFaceWords();
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{t('clip.timeline.table')}</summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is moved by the arrow keys
        <section className={styles.scroller} tabIndex={0} aria-label={t('clip.timeline.table')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('clip.timeline.second')}</th>
                <th scope="col">{t('clip.timeline.emotion')}</th>
                {EMOTIONS.map((emotion) => (
                  <th key={emotion} scope="col">
                    {t('clip.timeline.score', { emotion: t(`emotion.${emotion}`) })}
                  </th>
                ))}
                {channels.map((channel) => (
                  <th key={channel} scope="col">
                    {nameOf(channel)}
                  </th>
                ))}
                <th scope="col">{t('clip.timeline.grammar')}</th>
                <th scope="col">{t('clip.timeline.sign')}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => {
                const { ms, emotion, scores, face, sign } = entry;
                return (
                  <tr key={ms}>
                    <th scope="row">{formatNumber(ms / 1000)}</th>
                    <td>{emotion && t(`emotion.${emotion}`)}</td>
                    {EMOTIONS.map((name) => {
                      const score = scores?.[name];
                      return <td key={name}>{score !== undefined && formatPercent(score)}</td>;
                    })}
                    {channels.map((channel) => {
                      const code = face?.[channel];
                      return <td key={channel}>{code && wordOf(channel, code)}</td>;
                    })}
                    <td>{grammarOf(entry)}</td>
                    <td>{sign}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
