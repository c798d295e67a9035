import { FACE_GRAMMARS } from '@isl/contracts/vocabulary';
import { useMemo } from 'react';
import { useFaceWords } from '../../../lib/face/use-face-words';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { TimelineEntry } from '../api';
import { BandRow } from './band-row';
import { bandsOf, channelsOf, curvesOf } from './bands';
import styles from './clip-timeline.module.css';
import { ScoreCurves } from './score-curves';
import { TimelineTable } from './timeline-table';

/** How far an arrow key goes, in seconds. */
const STEP_SECONDS = 0.1;

/** What the computer read of feeling and face under a clip; a click or a key leads to a moment of it. */
export function ClipTimeline({
  entries,
  lengthMs,
  atMs,
  onSeek,
}: {
  readonly entries: readonly TimelineEntry[];
  readonly lengthMs: number;
  readonly atMs: number;
  readonly onSeek: (seconds: number) => void;
}) {
  const { t } = useTranslation();
  const { isChannel, nameOf, wordOf } = useFaceWords();
  const curves = useMemo(() => curvesOf(entries), [entries]);
  const channels = channelsOf(entries).filter(isChannel);
  const feelings = bandsOf(entries, lengthMs, ({ emotion }) => emotion && t(`emotion.${emotion}`));
  const grammarOf = ({ face }: TimelineEntry): string | undefined => {
    const code = FACE_GRAMMARS.find((known) => known === face?.grammar);
    return code && t(`clip.timeline.grammars.${code}`);
  };
  const grammar = bandsOf(entries, lengthMs, grammarOf);
  const signs = bandsOf(entries, lengthMs, ({ sign }) => sign);
  const seconds = Math.min(atMs, lengthMs) / 1000;
  return (
    <figure className={styles.timeline}>
      <figcaption className={styles.title}>{t('clip.timeline.heading')}</figcaption>
      <p className={styles.note}>{t('clip.timeline.note')}</p>
      <div className={styles.field}>
        <ScoreCurves curves={curves} lengthMs={lengthMs} />
        {feelings.length > 0 && (
          <BandRow name={t('clip.timeline.emotion')} bands={feelings} lengthMs={lengthMs} />
        )}
        {grammar.length > 0 && (
          <BandRow name={t('clip.timeline.grammar')} bands={grammar} lengthMs={lengthMs} />
        )}
        {signs.length > 0 && (
          <BandRow name={t('clip.timeline.sign')} bands={signs} lengthMs={lengthMs} />
        )}
        {channels.map((channel) => (
          <BandRow
            key={channel}
            name={nameOf(channel)}
            bands={bandsOf(entries, lengthMs, ({ face }) => {
              const code = face?.[channel];
              return code && wordOf(channel, code);
            })}
            lengthMs={lengthMs}
          />
        ))}
        <div
          className={styles.playhead}
          style={{ insetInlineStart: `${(seconds * 100_000) / lengthMs}%` }}
          aria-hidden="true"
        />
        <input
          type="range"
          className={styles.seek}
          min={0}
          max={lengthMs / 1000}
          step={STEP_SECONDS}
          value={seconds}
          aria-label={t('clip.timeline.seek')}
          aria-valuetext={t('clip.timeline.at', {
            n: formatNumber(Math.round(seconds * 10) / 10),
            of: formatNumber(Math.round(lengthMs / 100) / 10),
          })}
          onChange={({ currentTarget }) => onSeek(currentTarget.valueAsNumber)}
        />
      </div>
      <TimelineTable entries={entries} channels={channels} grammarOf={grammarOf} />
    </figure>
  );
}
