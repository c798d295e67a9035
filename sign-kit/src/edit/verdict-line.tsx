import type { Reach } from './use-reach.js';
import { useEditWords } from './words.js';

/** What a body cannot do of it, in words. */
export function VerdictLine({ reach: { strains } }: { readonly reach: Reach }) {
  const t = useEditWords();
  const [first] = strains ?? [];
  return (
    <div class="edit-verdict" role="status" data-look={first ? 'strained' : 'good'}>
      {strains && !first && <p>{t('check.good')}</p>}
      {first && (
        <>
          <p>{t('check.heading')}</p>
          <ul>
            {strains?.map(({ kind, part }) => (
              <li key={`${kind} ${part}`}>
                {t('check.part', { n: part + 1, what: t(`check.${kind}`) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
