import { useApp } from '../ui/context.js';
import { Icon } from '../ui/icons.js';
import { useMade } from '../ui/use-made.js';
import { type Item, nameOf } from './shelf.js';

/** The sign's name in both languages and how it is made, in words. */
export function About({
  item,
  isListed,
  onList,
  onPractise,
}: {
  readonly item: Item;
  readonly isListed: boolean;
  /** The person wants it on their list, or off it. */
  readonly onList: () => void;
  /** Null where the sign may not be asked. */
  readonly onPractise: (() => void) | null;
}) {
  const { t } = useApp();
  const madeOf = useMade();
  return (
    <div class="about">
      <h2>
        {nameOf(item)} <span lang="hi">{item.concept.hi}</span>
      </h2>
      {item.form ? <p>{madeOf(item.form)}</p> : <p>{t('sign.none', { word: item.concept.en })}</p>}
      {onPractise && (
        <button type="button" onClick={onPractise}>
          <Icon name="replay" />
          <span>{t('practice.this')}</span>
        </button>
      )}
      <button type="button" class="quiet" onClick={onList}>
        {t(isListed ? 'learn.removeFromList' : 'learn.addToList')}
      </button>
    </div>
  );
}
