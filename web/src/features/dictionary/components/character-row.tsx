import { type Character, entryId } from '../api';
import { EntryCard } from './entry-card';
import grids from './entry-grid.module.css';

/** A few characters side by side. */
export function CharacterRow({ characters }: { readonly characters: readonly Character[] }) {
  return (
    <ul className={grids.grid}>
      {characters.map((character) => (
        <li key={entryId(character)}>
          <EntryCard entry={character} />
        </li>
      ))}
    </ul>
  );
}
