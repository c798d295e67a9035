import type { OwnSign } from './own-signs';
import { createOwnStore } from './own-store';
import { type Kept, useKept } from './use-kept';

const store = createOwnStore<OwnSign>('isl-own-signs', 'signs');
const byName = (a: OwnSign, b: OwnSign): number => a.name.localeCompare(b.name);

export type OwnSigns = Kept<OwnSign>;

/** The signs that were taught on this device. */
export const useOwnSigns = (): OwnSigns => useKept(store, byName);
