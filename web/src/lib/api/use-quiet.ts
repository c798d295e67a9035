import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { baseApi } from './base-api';

type ApiState = { readonly [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> };

const selectIsAsking = ({ api }: ApiState): boolean =>
  Object.values(api.queries).some((query) => query?.status === 'pending');

/** Whether what the screen is for has come once: the rest is asked for after it, not beside it. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  const isAsking = useSelector(selectIsAsking);
  useEffect(() => {
    if (isAsking || isQuiet) return;
    // The screen asks in effects of its own, which come after this one.
    const timer = setTimeout(() => setQuiet(true));
    return () => clearTimeout(timer);
  }, [isAsking, isQuiet]);
  return isQuiet;
}
