import type { Page } from 'playwright-core';

const PICTURES = 40;
/** Of one picture, the shadow's included: what a cheap phone draws thirty times a second. */
export const DRAW_LIMITS = { calls: 12, triangles: 66_000, shaders: 20 } as const;

export type DrawReport = {
  /** Of one picture, the shadow's included. */
  readonly calls: number;
  readonly triangles: number;
  readonly shaders: number;
  /** What the page waited for them until the first picture. */
  readonly shadersMs: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly width: number;
  readonly height: number;
  /** What draws; without a graphics card the processor does. */
  readonly renderer: string;
};

type Counts = { calls: number; triangles: number; shaders: number; shadersMs: number };

declare global {
  interface Window {
    drawn?: Counts;
  }
}

/** Before the page's own script: counts what is asked of WebGL, and what its shaders cost. */
export function countDrawing(): void {
  const drawn: Counts = { calls: 0, triangles: 0, shaders: 0, shadersMs: 0 };
  window.drawn = drawn;
  const { prototype } = WebGL2RenderingContext;
  const hear = (name: string, listen: (args: readonly unknown[], tookMs: number) => void): void => {
    const own = Reflect.get(prototype, name) as (...args: unknown[]) => unknown;
    Object.defineProperty(prototype, name, {
      configurable: true,
      value(this: unknown, ...args: unknown[]): unknown {
        const from = performance.now();
        const answer = own.apply(this, args);
        listen(args, performance.now() - from);
        return answer;
      },
    });
  };
  hear('drawElements', ([, count]) => {
    drawn.calls += 1;
    drawn.triangles += Number(count) / 3;
  });
  hear('drawArrays', ([, , count]) => {
    drawn.calls += 1;
    drawn.triangles += Number(count) / 3;
  });
  // A driver works on while nobody asks; whoever asks waits.
  for (const name of [
    'compileShader',
    'linkProgram',
    'getProgramParameter',
    'getShaderParameter',
  ]) {
    hear(name, (_, tookMs) => {
      drawn.shadersMs += tookMs;
      if (name === 'compileShader') drawn.shaders += 1;
    });
  }
}

/** What pictures of the page's sign cost, one with another; the page was opened with `countDrawing`. */
export function drawingOf(page: Page, of = PICTURES): Promise<DrawReport> {
  return page.evaluate((pictures) => {
    const { drawn, signKit } = window;
    const canvas = document.querySelector<HTMLCanvasElement>('.stage canvas');
    const context = canvas?.getContext('webgl2');
    if (!drawn || !signKit || !canvas || !context) throw new Error('there is no stage');
    const { shaders, shadersMs } = drawn;
    const pixel = new Uint8Array(4);
    const draw = (picture: number): number => {
      const from = performance.now();
      signKit.seek((signKit.durationMs() * (picture + 0.5)) / pictures);
      // What is read has been drawn.
      context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel);
      return performance.now() - from;
    };
    draw(0);
    const before = { ...drawn };
    const times = Array.from({ length: pictures }, (_, picture) => draw(picture));
    times.sort((a, b) => a - b);
    const share = (part: number): number => times[Math.floor(part * pictures)] ?? 0;
    const told = context.getExtension('WEBGL_debug_renderer_info');
    return {
      calls: (drawn.calls - before.calls) / pictures,
      triangles: (drawn.triangles - before.triangles) / pictures,
      shaders,
      shadersMs,
      p50Ms: share(0.5),
      p95Ms: share(0.95),
      width: canvas.width,
      height: canvas.height,
      renderer: String(context.getParameter(told?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER)),
    };
  }, of);
}
