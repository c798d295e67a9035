import type { Page } from 'playwright-core';

const PICTURES = 30;
const EVERY_MS = 200;

export type RestReport = {
  /** How many pictures are another than the one before, of how many. */
  readonly changed: number;
  readonly compared: number;
  /** By how many bytes of colour a picture differs from the one before, on average, and of how many. */
  readonly bytes: number;
  readonly ofBytes: number;
};

/** Six seconds of a stage on which nobody signs. */
export function restOf(page: Page): Promise<RestReport> {
  return page.evaluate(
    async ({ pictures, everyMs }) => {
      const stage = document.querySelector<HTMLCanvasElement>('.stage canvas');
      const context = new OffscreenCanvas(stage?.width ?? 0, stage?.height ?? 0).getContext('2d');
      if (!stage || !context) throw new Error('there is no stage');
      const take = (): Uint8ClampedArray => {
        context.clearRect(0, 0, stage.width, stage.height);
        context.drawImage(stage, 0, 0);
        return context.getImageData(0, 0, stage.width, stage.height).data;
      };
      const later = (ms: number): Promise<number> =>
        new Promise((resolve) => {
          const from = performance.now();
          const look = (now: number): void => {
            if (now - from >= ms) resolve(now);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
      let before = take();
      let changed = 0;
      let bytes = 0;
      for (let picture = 0; picture < pictures; picture += 1) {
        await later(everyMs);
        const now = take();
        let differing = 0;
        for (let at = 0; at < now.length; at += 1) if (now[at] !== before[at]) differing += 1;
        if (differing > 0) changed += 1;
        bytes += differing / pictures;
        before = now;
      }
      return { changed, compared: pictures, bytes: Math.round(bytes), ofBytes: before.length };
    },
    { pictures: PICTURES, everyMs: EVERY_MS },
  );
}
