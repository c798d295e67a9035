import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { predictionSlice } from '../features/prediction/words/slice';
import { sidebarSlice } from '../features/shell/slice';
import { baseApi, tagTypes } from '../lib/api/base-api';
import { reachSlice } from '../lib/api/reach-slice';
import type { Claims } from '../lib/session/claims';
import type { Session } from '../lib/session/session';
import { selectClaims, sessionChanged, sessionSlice } from '../lib/session/session-slice';
import { isPageTakenOver } from '../lib/take-over';

/** In development the toolkit checks each action, and complains of its own slowness. */
const slowCheck = { warnAfter: 250 } as const;

/** The global store; it follows the session, whichever tab changes it. */
export function createStore(session: Pick<Session, 'claims' | 'subscribe'>) {
  const store = configureStore({
    reducer: {
      [sidebarSlice.reducerPath]: sidebarSlice.reducer,
      [sessionSlice.reducerPath]: sessionSlice.reducer,
      [reachSlice.reducerPath]: reachSlice.reducer,
      [predictionSlice.reducerPath]: predictionSlice.reducer,
      [baseApi.reducerPath]: baseApi.reducer,
    },
    middleware: (defaults) =>
      defaults({ immutableCheck: slowCheck, serializableCheck: slowCheck }).concat(
        baseApi.middleware,
      ),
  });
  setupListeners(store.dispatch);
  const follow = (claims: Claims | null): void => {
    const before = selectClaims(store.getState());
    store.dispatch(sessionChanged(claims));
    // What was fetched for one person is not shown to the next.
    if (before?.sub !== claims?.sub) store.dispatch(baseApi.util.invalidateTags([...tagTypes]));
  };
  session.subscribe(follow);
  // A page that the build drew is drawn for nobody; who reads it comes after that.
  if (!isPageTakenOver()) store.dispatch(sessionChanged(session.claims()));
  return store;
}
