import { buildPages, hideProcessor, openSite } from '../test/browser/pages.js';
import { countDrawing, DRAW_LIMITS, drawingOf } from './draw.js';
import { HEAP_PAGE, heapOf, takeFramesInHand } from './heap.js';
import { restOf } from './rest.js';
import { LIMITS, sizesOf } from './size.js';

const FRAMES = 1000;
const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const small = await buildPages();
const { scripts, camera, figures } = sizesOf(small.dist);
small.drop();
for (const [page, bytes] of Object.entries(scripts)) {
  print(`${page}: script ${kilo(bytes)} gzip (at most ${kilo(LIMITS.scriptBytes)})`);
}
print(`a camera adds ${kilo(camera)} gzip (at most ${kilo(LIMITS.cameraBytes)})`);
for (const [file, bytes] of Object.entries(figures)) {
  print(`${file}: ${kilo(bytes)} gzip (at most ${kilo(LIMITS.figureBytes)})`);
}

// With their own names functions can be found again.
const { dist, drop } = await buildPages({ minify: false });
try {
  await measureDrawing();
  await measureRest('at rest', {});
  await measureRest('at rest, less movement asked for', { reducedMotion: 'reduce' });
  await measure('a long rest in one sign', 'convert?text=a&speed=0.25', true);
  await measure('ten letters', 'convert?text=playground', true);
  await measure('ten letters, drawn without WebGL', 'convert?text=playground', false);
} finally {
  drop();
}

/** What one picture asks of a graphics card, on a phone's screen. */
async function measureDrawing(): Promise<void> {
  const site = await openSite({ webgl: true, dist });
  try {
    const viewport = { width: 360, height: 800 };
    const page = await site.open('convert?text=hello', { viewport, before: countDrawing });
    await page.waitForSelector('.stage[data-ready=figure]', { timeout: 120_000 });
    const { calls, triangles, shaders, shadersMs, ...time } = await drawingOf(page);
    print(`a picture, shadow included: ${calls} draw calls (at most ${DRAW_LIMITS.calls})`);
    print(`  ${Math.round(triangles)} triangles (at most ${DRAW_LIMITS.triangles})`);
    print(
      `  ${shaders} shaders (at most ${DRAW_LIMITS.shaders}), ${shadersMs.toFixed(0)} ms until they were ready`,
    );
    const { p50Ms, p95Ms, width, height, renderer } = time;
    print(
      `  p50 ${p50Ms.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms at ${width}x${height} (${renderer})`,
    );
  } finally {
    await site.close();
  }
}

/** What changes on the stage while nobody signs. */
async function measureRest(what: string, options: { reducedMotion?: 'reduce' }): Promise<void> {
  const site = await openSite({ webgl: true, dist });
  try {
    const page = await site.open('convert?text=a', {
      ...{ ...HEAP_PAGE, before: hideProcessor },
      ...options,
    });
    await page.waitForSelector('.stage[data-ready=figure]', { timeout: 120_000 });
    const { changed, compared, bytes, ofBytes } = await restOf(page);
    print(`${what}: ${changed} of ${compared} pictures in six seconds are another than the last`);
    print(`  ${bytes} of ${ofBytes} bytes of colour differ, on average`);
  } finally {
    await site.close();
  }
}

/** A browser for each: what one page has had compiled would be the next one's garbage. */
async function measure(what: string, path: string, webgl: boolean): Promise<void> {
  const site = await openSite({ webgl, dist });
  try {
    const page = await site.open(path, { ...HEAP_PAGE, before: takeFramesInHand });
    const kind = webgl ? 'figure' : 'drawing';
    await page.waitForSelector(`.stage[data-ready=${kind}]`, { timeout: 120_000 });
    await page.getByRole('button', { name: 'Loop' }).click();
    const { keptBytes, madeBytes, makers } = await heapOf(page, FRAMES, dist);
    print(`${what}: heap ${kilo(keptBytes)} larger after ${FRAMES} frames, all garbage collected`);
    const byOwner = Object.entries(madeBytes).map(
      ([owner, bytes]) => `${owner}: ${bytes.toFixed(0)} bytes`,
    );
    print(`  made and collected in a frame: ${byOwner.join(', ')}`);
    for (const { name, bytes } of makers.slice(0, 10)) {
      print(`    ${bytes.toFixed(1).padStart(8)} bytes  ${name}`);
    }
  } finally {
    await site.close();
  }
}
