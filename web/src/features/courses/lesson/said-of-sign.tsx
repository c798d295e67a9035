import { type FrameFault, useFrameFault } from '../../../lib/frames/use-frame-fault';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { type LiveValue, useLive } from '../../../lib/live';
import type { LessonSign } from '../api';
import { useNames } from '../use-names';
import own from './produce-step.module.css';
import { isSign, nothingSeen, outcomeOf, type Reading } from './reading';

/** What was read last, and why the newest picture could not be. */
export type Read = { readonly reading: Reading; readonly failed: FrameFault | null };

export const nothingRead: Read = { reading: nothingSeen, failed: null };

/** Over the picture: what the recogniser saw, whatever was asked for. */
export function SaidOfSign({
  live,
  asked,
  signs,
}: {
  readonly live: LiveValue<Read>;
  readonly asked: string | undefined;
  /** The lesson's, by whose names they are called. */
  readonly signs: readonly LessonSign[];
}) {
  const { t } = useTranslation();
  const names = useNames();
  const faultText = useFrameFault();
  const { reading, failed } = useLive(live, (read) => read);
  const outcome = outcomeOf(reading, asked);
  const nameOf = (label: string, id?: string): string => {
    const known = signs.find(({ _id, gloss }) =>
      id === undefined ? gloss === label : isSign(id, _id),
    );
    return known ? names(known.names).text : label;
  };
  const said = (): string => {
    if (failed !== null) return faultText(failed);
    if (reading.kind === 'nothing') return t('lessons.produce.waiting');
    if (reading.kind === 'unsure') {
      const list = reading.labels.map((label) => nameOf(label)).join(', ');
      return t('lessons.produce.unsure', { names: list });
    }
    const name = nameOf(reading.label, reading.id);
    return t(`lessons.produce.${outcome === 'same' ? 'same' : 'other'}`, { name });
  };
  return (
    <p role="status" className={own.said} data-look={outcome === 'same' ? 'same' : reading.kind}>
      {said()}
    </p>
  );
}
