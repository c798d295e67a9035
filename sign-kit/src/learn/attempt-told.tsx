import { type Finding, type ToldDifference, toldOf } from '@isl/signing/attempt';
import type { MessageKey } from '../i18n/i18n.js';
import { useApp } from '../ui/context.js';
import { Icon } from '../ui/icons.js';

/** What the last try had in common with the sign's form and what differed, part by part; null before the first. */
export function AttemptTold({ told }: { readonly told: readonly Finding[] | null }) {
  const { t } = useApp();
  if (told === null) return <p class="hint">{t('attempt.how')}</p>;
  if (told.length === 0) return <p class="hint">{t('attempt.untold')}</p>;
  const { differing, agreeing } = toldOf(told);
  const say = ({ part, kind, heights, finger }: ToldDifference): string =>
    t(`attempt.${part}.${kind}` as MessageKey, {
      ...(heights && {
        form: t(`attempt.height.${heights.form}`),
        seen: t(`attempt.height.${heights.seen}`),
      }),
      ...(finger && { finger: t(`attempt.finger.${finger}`) }),
    });
  const parts = agreeing.map((part) => t(`attempt.part.${part}`));
  return (
    <>
      <p class="hint" id="attempt">
        {t('attempt.heading')}
      </p>
      <ul class="told" aria-labelledby="attempt">
        {differing.map((difference) => (
          <li key={difference.part}>{say(difference)}</li>
        ))}
        {parts.length > 0 && (
          <li data-agrees>
            <Icon name="tick" />
            <span>{t('attempt.agrees', { parts: parts.join(', ') })}</span>
          </li>
        )}
      </ul>
    </>
  );
}
