import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Claims } from './claims';

type SessionState = { readonly claims: Claims | null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState: { claims: null } as SessionState,
  reducers: {
    sessionChanged: (_state, action: PayloadAction<Claims | null>) => ({ claims: action.payload }),
  },
  selectors: {
    selectClaims: (state) => state.claims,
    selectIsSignedIn: (state) => state.claims !== null,
  },
});

export const { sessionChanged } = sessionSlice.actions;
export const { selectClaims, selectIsSignedIn } = sessionSlice.selectors;
