import { useApp } from '../ui/context.js';
import { type Item, nameOf } from './shelf.js';

/** The sign's name in both languages and how it is made, in words. */
export function About({
  item,
  isListed,
  onList,
}: {
  readonly item: Item;
  readonly isListed: boolean;
  /** The person wants it on their list, or off it. */
  readonly onList: () => void;
}) {
  const { t } = useApp();
  return (
    <div class="about">
      <h2>
        {nameOf(item)} <span lang="hi">{item.concept.hi}</span>
      </h2>
      {item.form ? (
        <p lang="en">{item.form.alt}</p>
      ) : (
        <p>{t('sign.none', { word: item.concept.en })}</p>
      )}
      <button type="button" class="quiet" onClick={onList}>
        {t(isListed ? 'learn.removeFromList' : 'learn.addToList')}
      </button>
    </div>
  );
}
