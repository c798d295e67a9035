import type { Taught } from '../../../lib/frames/use-frame-sockets';
import { formatPercent } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import own from './own-signs-dialog.module.css';

type LookAlike = Taught['alike'][number];
const MOST_SHOWN = 5;

/** The signs that any of the takes looks like, each as near as it came, nearest first; not the sign itself. */
export function nearestOf(
  takes: readonly Taught[],
  isItself: (id: string) => boolean,
): readonly LookAlike[] {
  const nearest = new Map<string, LookAlike>();
  for (const one of takes.flatMap(({ alike }) => alike)) {
    const before = nearest.get(one.id);
    if (!isItself(one.id) && !(before && before.distance <= one.distance)) nearest.set(one.id, one);
  }
  return [...nearest.values()].sort((a, b) => a.distance - b.distance).slice(0, MOST_SHOWN);
}

/** What the sign looks like to the computer, how far it is from each, and what it may be taken for. */
export function LookAlikes({ alike }: { readonly alike: readonly LookAlike[] }) {
  const { t } = useTranslation();
  if (alike.length === 0) return null;
  const near = alike.filter(({ isNear }) => isNear);
  const far = alike.filter(({ isNear }) => !isNear);
  return (
    <section className={own.alike}>
      {near.length > 0 && (
        <>
          <p>{t('prediction.own.near')}</p>
          <Signs signs={near} />
        </>
      )}
      {far.length > 0 && (
        <>
          <p>{t('prediction.own.apart')}</p>
          <Signs signs={far} />
        </>
      )}
    </section>
  );
}

function Signs({ signs }: { readonly signs: readonly LookAlike[] }) {
  const { t } = useTranslation();
  return (
    <ul className={own.signs}>
      {signs.map(({ id, label, distance }) => (
        <li key={id}>
          {t('prediction.own.distance', { sign: label, percent: formatPercent(distance) })}
        </li>
      ))}
    </ul>
  );
}
