import type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { session } from '../session/browser-session';
import { partLost, partReached } from './reach-slice';

type ExtraOptions = {
  /** Calls of the session itself, and public lists (spec section 6): no bearer, no refresh at 401. */
  readonly isAnonymous?: boolean;
};

type ApiQuery = BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError, ExtraOptions>;

const query = fetchBaseQuery({
  baseUrl: `${location.origin}/api`,
  credentials: 'include',
  // Looked up at each call, so that whoever replaces fetch is heard.
  fetchFn: (input, init) => fetch(input, init),
});

/** What a gateway answers, or the browser says, while a part is away. */
const isAway = (error: FetchBaseQueryError): boolean =>
  error.status === 'FETCH_ERROR' || [502, 503, 504].includes(Number(error.status));

/** Sends the bearer, refreshes the token when it is due or refused, and notes outages. */
export const baseQuery: ApiQuery = async (args, api, extraOptions) => {
  const send = (token: string | null) =>
    query(
      token === null ? args : { ...args, headers: { authorization: `Bearer ${token}` } },
      api,
      {},
    );
  const token = extraOptions?.isAnonymous ? null : await session.fresh();
  let result = await send(token);
  if (result.error?.status === 401 && token !== null) result = await send(await session.refresh());

  // A question can be asked again by itself; what was written cannot.
  if (api.type === 'query') {
    const part = args.url.split('/')[1] ?? '';
    api.dispatch(result.error && isAway(result.error) ? partLost(part) : partReached(part));
  }
  return result;
};
