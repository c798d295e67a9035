import { useApp } from '../ui/context.js';
import { Picture } from './picture.js';
import { type Item, nameOf } from './shelf.js';

/** Cards of signs; the chosen one plays beside them. */
export function Grid({
  items,
  chosen,
  onChoose,
}: {
  readonly items: readonly Item[];
  readonly chosen: string | null;
  readonly onChoose: (item: Item) => void;
}) {
  const { t, settings } = useApp();
  if (items.length === 0) return <p class="hint">{t('learn.nothing')}</p>;
  return (
    <ul class="grid">
      {items.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            class="card"
            aria-pressed={item.id === chosen}
            onClick={() => onChoose(item)}
          >
            <Picture item={item} />
            <span class="card-name">
              {settings.language === 'hi' && item.concept.kind !== 'letter'
                ? item.concept.hi
                : nameOf(item)}
            </span>
            {!item.form && <span class="hint">{t('learn.noForm')}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
