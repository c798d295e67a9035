import { useApp } from '../ui/context.js';
import { type Item, nameOf } from './shelf.js';

const LONG_NAME = 3;

/** The dictionary's picture of a sign; its name where none is made yet. */
export function Picture({ item }: { readonly item: Item }) {
  const { vocabulary } = useApp();
  const address = vocabulary.pictureOf(item.id);
  if (address !== null) {
    return <img class="picture" src={address} alt="" loading="lazy" width="120" height="120" />;
  }
  const name = nameOf(item);
  return (
    <span class="picture picture-name" aria-hidden="true">
      <span class={name.length > LONG_NAME ? 'is-long' : ''}>{name}</span>
    </span>
  );
}
