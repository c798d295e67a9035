import { createOwnStore } from '../own/own-store';
import { type Kept, useKept } from '../own/use-kept';
import { byPlace, type OwnLetter } from './own-letters';

const store = createOwnStore<OwnLetter>('isl-own-letters', 'letters');

export type OwnLetters = Kept<OwnLetter>;

/** The letters and numerals that were shown on this device. */
export const useOwnLetters = (): OwnLetters => useKept(store, byPlace);
