import { useSearchParams } from 'react-router-dom';
import type { BodyPlace, Handshape } from './api';
import { bodyPlaces, handshapes } from './looks';

type Choice = { readonly handshape?: Handshape; readonly place?: BodyPlace };

/** The handshape and the place that were chosen; the address keeps them, to go back and to share. */
export function useSignChoice(): readonly [Choice, (change: Record<string, string>) => void] {
  const [search, setSearch] = useSearchParams();
  const handshape = handshapes.find((one) => one === search.get('handshape'));
  const place = bodyPlaces.find((one) => one === search.get('place'));
  const choose = (change: Record<string, string>): void => {
    const after = { by: 'hand', handshape: handshape ?? '', place: place ?? '', ...change };
    const kept = Object.entries(after).filter(([, value]) => value !== '');
    setSearch(Object.fromEntries(kept), { replace: true });
  };
  return [{ ...(handshape && { handshape }), ...(place && { place }) }, choose];
}
