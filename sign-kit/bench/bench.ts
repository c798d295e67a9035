import { buildPages, openSite } from '../test/browser/pages.js';
import { HEAP_PAGE, heapOf, takeFramesInHand } from './heap.js';
import { LIMITS, sizesOf } from './size.js';

const FRAMES = 1000;
const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const small = await buildPages();
const { scripts, figures } = sizesOf(small.dist);
small.drop();
for (const [page, bytes] of Object.entries(scripts)) {
  print(`${page}: script ${kilo(bytes)} gzip (at most ${kilo(LIMITS.scriptBytes)})`);
}
for (const [file, bytes] of Object.entries(figures)) {
  print(`${file}: ${kilo(bytes)} gzip (at most ${kilo(LIMITS.figureBytes)})`);
}

// With their own names functions can be found again.
const { dist, drop } = await buildPages({ minify: false });
const site = await openSite({ webgl: true, dist });
try {
  for (const [what, path] of [
    ['a long rest in one sign', 'convert?text=a&speed=0.25'],
    ['ten letters', 'convert?text=playground'],
  ] as const) {
    const page = await site.open(path, { ...HEAP_PAGE, before: takeFramesInHand });
    await page.waitForSelector('.stage[data-ready=figure]', { timeout: 60_000 });
    await page.getByRole('button', { name: 'Loop' }).click();
    const { keptBytes, madeBytes, makers } = await heapOf(page, FRAMES);
    print(`${what}: heap ${kilo(keptBytes)} larger after ${FRAMES} frames, all garbage collected`);
    print(`  made and collected: ${madeBytes.toFixed(0)} bytes a frame`);
    for (const { name, bytes } of makers.slice(0, 12)) {
      print(`    ${bytes.toFixed(1).padStart(8)} bytes a frame  ${name}`);
    }
  }
} finally {
  await site.close();
  drop();
}
