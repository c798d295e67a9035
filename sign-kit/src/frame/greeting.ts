/** So long the app around this page may take to come, in milliseconds: it may never. */
const COMES_WITHIN_MS = 15_000;
const TOUCHES = ['pointerdown', 'keydown'] as const;

export type Greeting = {
  /** Ends once the app around this page has spoken, or somebody does something here; at once where it is not waited for. */
  readonly isOver: Promise<void>;
  readonly greet: () => void;
};

/**
 * A page that was opened before the app around it leaves the line to that once it can be used itself: what is large
 * waits until it is greeted.
 */
export function createGreeting(
  self: Pick<Window, 'addEventListener'>,
  { isAwaited }: { readonly isAwaited: boolean },
): Greeting {
  if (!isAwaited) return { isOver: Promise.resolve(), greet: () => {} };
  let greet = (): void => {};
  const isOver = new Promise<void>((resolve) => {
    greet = resolve;
    setTimeout(resolve, COMES_WITHIN_MS);
    for (const touch of TOUCHES) self.addEventListener(touch, () => resolve(), { once: true });
  });
  return { isOver, greet };
}
