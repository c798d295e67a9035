import type { Site } from '@isl/lexicon/form';
import { SITES } from './vocabulary.js';
import { type EditKey, type EditWords, useEditWords } from './words.js';

/** A point of a hand, by its name. */
export function SiteList({
  label,
  value,
  onChoose,
}: {
  readonly label: string;
  /** May be a part of the arm, which the list does not have: it stays as it is. */
  readonly value: string;
  readonly onChoose: (site: Site) => void;
}) {
  const t = useEditWords();
  return (
    <label class="field">
      {label}
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value as Site)}>
        {!SITES.some((site) => site === value) && <option value={value}>{value}</option>}
        {SITES.map((site) => (
          <option key={site} value={site}>
            {siteWords(site, t)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A site of a finger is named by both: index finger, tip. */
function siteWords(site: Site, t: EditWords): string {
  const [finger, spot] = site.split('.');
  if (spot === undefined) return t(`site.${site}` as EditKey);
  return `${t(`finger.${finger}` as EditKey)}: ${t(`spot.${spot}` as EditKey)}`;
}
