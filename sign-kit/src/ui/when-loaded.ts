/** A still picture comes before what is larger and moves: after it, whether it came or not. */
export function whenLoaded(picture: HTMLImageElement | null | undefined): Promise<void> {
  if (!picture || picture.complete) return Promise.resolve();
  return new Promise((resolve) => {
    picture.addEventListener('load', () => resolve(), { once: true });
    picture.addEventListener('error', () => resolve(), { once: true });
  });
}
