import { createSlice } from '@reduxjs/toolkit';

/** Spec section 3: one boolean, initially false, under the key sidebarState. */
export const sidebarSlice = createSlice({
  name: 'sidebarState',
  initialState: { showSidebar: false },
  reducers: {
    toggleSidebar: (state) => {
      state.showSidebar = !state.showSidebar;
    },
  },
  selectors: { selectShowSidebar: (state) => state.showSidebar },
});

export const { toggleSidebar } = sidebarSlice.actions;
export const { selectShowSidebar } = sidebarSlice.selectors;
