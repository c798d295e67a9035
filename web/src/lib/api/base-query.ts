import { HEADERS } from '@isl/contracts/tokens';
import type {
  BaseQueryApi,
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
} from '@reduxjs/toolkit/query';
import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { log } from '../log';
import { MOST_PROOFS } from '../proof/proof';
import { solveVisibly } from '../proof/proving';
import { session } from '../session/browser-session';
import { takeEarly } from './early-answers';
import { faultOf } from './errors';
import { noteOutcome } from './faults';
import { beginTrace, noteAnswer } from './kept-traces';
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
  fetchFn: (input, init) => takeEarly(input)?.catch(() => fetch(input, init)) ?? fetch(input, init),
});

/** What a gateway answers, or the browser says, while a part is away. */
const isAway = (error: FetchBaseQueryError): boolean =>
  error.status === 'FETCH_ERROR' || [502, 503, 504].includes(Number(error.status));

/** Sends again with a proof of work as often as one is asked for, which is once as a rule. */
const queryProven = async (
  args: FetchArgs & { headers?: Record<string, string> },
  api: BaseQueryApi,
) => {
  let result = await query(args, api, {});
  for (let tries = 0; tries < MOST_PROOFS && result.error?.status === 428; tries += 1) {
    const level = result.meta?.response?.headers.get(HEADERS.proofLevel) ?? null;
    try {
      const headers = { ...args.headers, [HEADERS.proof]: await solveVisibly(level) };
      result = await query({ ...args, headers }, api, {});
    } catch (error) {
      log.error('a proof of work was not solved', error);
      break;
    }
  }
  return result;
};

/** Sends the bearer, refreshes the token when it is due or refused, and notes outages. */
export const baseQuery: ApiQuery = async (args, api, extraOptions) => {
  const part = args.url.split('/')[1] ?? '';
  const trace = await beginTrace(`${args.method ?? 'GET'} ${part}`);
  const send = (token: string | null) => {
    const bearer = token === null ? {} : { authorization: `Bearer ${token}` };
    return queryProven(
      { ...args, headers: { ...bearer, ...(trace && { traceparent: trace.traceparent }) } },
      api,
    );
  };
  const token = extraOptions?.isAnonymous ? null : await session.fresh();
  let result = await send(token);
  if (result.error?.status === 401 && token !== null) result = await send(await session.refresh());
  const answer = result.meta?.response;
  noteAnswer(answer);
  trace?.end(answer?.status ?? 0);
  noteOutcome(part, faultOf(result.error));
  // What it says is to look right at once.
  if (window.islStyles) await window.islStyles;

  // A question can be asked again by itself; what was written cannot.
  if (api.type === 'query') {
    api.dispatch(result.error && isAway(result.error) ? partLost(part) : partReached(part));
  }
  return result;
};
