type Scheduler = { readonly yield?: () => Promise<void> };

/** Ends the task: what was pressed meanwhile is heard, and what was drawn is shown, before it goes on. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
  // Safari has none.
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
