import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type ReachState = { readonly lost: readonly string[] };

/** Which parts of the server did not answer the screen's last questions. */
export const reachSlice = createSlice({
  name: 'reach',
  initialState: { lost: [] } as ReachState,
  reducers: {
    partReached: (state, { payload }: PayloadAction<string>) =>
      state.lost.includes(payload)
        ? { lost: state.lost.filter((part) => part !== payload) }
        : state,
    partLost: (state, { payload }: PayloadAction<string>) =>
      state.lost.includes(payload) ? state : { lost: [...state.lost, payload] },
    screenLeft: (state) => (state.lost.length === 0 ? state : { lost: [] }),
  },
  selectors: { selectIsReachable: (state) => state.lost.length === 0 },
});

export const { partReached, partLost, screenLeft } = reachSlice.actions;
export const { selectIsReachable } = reachSlice.selectors;
