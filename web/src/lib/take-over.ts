/** Whether the app is to take over a page that the build drew, and has not done so yet. */
let isTakingOver = false;

/** What the build could not know (who reads, what was being written) is then shown after the first drawing. */
export const isPageTakenOver = (): boolean => isTakingOver;

export function takeOverPage(): void {
  isTakingOver = true;
}

export function endTakeOver(): void {
  isTakingOver = false;
}
