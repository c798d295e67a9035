import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';

/** Small: bytes are counted, not pixels. */
export const HEAP_PAGE = {
  viewport: { width: 320, height: 500 },
  deviceScaleFactor: 0.25,
} as const;
/** Until then code is still being compiled, which takes memory once and for all. */
const WARM_UP_FRAMES = 8000;
const FRAMES_PER_CALL = 50;
const SAMPLED_FRAMES = 1000;
const SAMPLING_BYTES = 64;

type CallFrame = {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
};
type Node = {
  readonly callFrame: CallFrame;
  readonly selfSize: number;
  readonly children: readonly Node[];
};

const OWNERS = ['ours', 'three.js', 'gl-matrix', 'preact'] as const;
type Owner = (typeof OWNERS)[number];

export type HeapReport = {
  /** What is still there after all that can be collected is. */
  readonly keptBytes: number;
  /** What a frame makes, collected or not, by sampling. */
  readonly madeBytes: Readonly<Record<Owner, number>>;
  /** The same by owner and function, most first. */
  readonly makers: readonly { readonly name: string; readonly bytes: number }[];
};

declare global {
  interface Window {
    /** Answers how often something was drawn. */
    runFrames?: (frames: number) => number;
  }
}

/**
 * Before the page's own script: frames come when they are asked for, each 16 ms after the last, and
 * nothing is drawn of what was asked to be, so that thousands of them take seconds.
 */
export function takeFramesInHand(): void {
  for (const { prototype } of [WebGL2RenderingContext, CanvasRenderingContext2D]) {
    for (const name of ['drawElements', 'clear', 'fill', 'stroke', 'fillRect']) {
      if (name in prototype) Object.defineProperty(prototype, name, { value: Function.prototype });
    }
  }
  const waiting = new Map<number, FrameRequestCallback>();
  let asked = 0;
  let now = 0;
  window.requestAnimationFrame = (draw) => {
    asked += 1;
    waiting.set(asked, draw);
    return asked;
  };
  window.cancelAnimationFrame = (id) => {
    waiting.delete(id);
  };
  window.runFrames = (frames) => {
    let calls = 0;
    for (let frame = 0; frame < frames; frame += 1) {
      now += 16;
      const due = [...waiting.values()];
      waiting.clear();
      for (const draw of due) draw(now);
      calls += due.length;
    }
    return calls;
  };
}

/** What a page that plays makes and keeps in so many frames. */
export async function heapOf(page: Page, frames: number, dist: string): Promise<HeapReport> {
  const session = await page.context().newCDPSession(page);
  // Between two calls the page shows the new sign, which is to be warm as well.
  const run = async (count: number, perCall = FRAMES_PER_CALL): Promise<void> => {
    for (let done = 0; done < count; done += perCall) {
      const calls = await page.evaluate((given) => window.runFrames?.(given) ?? 0, perCall);
      if (calls < perCall) throw new Error(`${calls} of ${perCall} were drawn`);
    }
  };
  await page.evaluate(() => window.signKit?.play());
  await run(WARM_UP_FRAMES);
  const before = await usedBytes(session);
  await run(frames);
  const after = await usedBytes(session);
  await session.send('HeapProfiler.startSampling', {
    samplingInterval: SAMPLING_BYTES,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  // Frames alone: what the page makes to show a new sign is not made in each.
  await run(SAMPLED_FRAMES, SAMPLED_FRAMES);
  const { profile } = await session.send('HeapProfiler.stopSampling');
  const made = new Map<string, number>();
  const sourceOf = readSources(dist);
  const madeBytes = { ours: 0, 'three.js': 0, 'gl-matrix': 0, preact: 0 };
  const take = ({ callFrame, selfSize, children }: Node, above: CallFrame): void => {
    // What the engine makes is made for the function that called it.
    const maker = callFrame.url === '' ? above : callFrame;
    const source = maker.url.includes('/assets/') ? sourceOf(maker) : null;
    if (source !== null && selfSize > 0) {
      const owner = ownerOf(source);
      const bytes = selfSize / SAMPLED_FRAMES;
      const name = `${owner}: ${source.replace(/^.*\//, '')} ${maker.functionName || '(anonymous)'}`;
      made.set(name, (made.get(name) ?? 0) + bytes);
      madeBytes[owner] += bytes;
    }
    for (const child of children) take(child, maker);
  };
  take(profile.head, profile.head.callFrame);
  const makers = [...made].map(([name, bytes]) => ({ name, bytes }));
  return {
    keptBytes: after - before,
    madeBytes,
    makers: makers.sort((a, b) => b.bytes - a.bytes),
  };
}

/** Finds the file that a place in the built script came from. */
function readSources(dist: string): (place: CallFrame) => string {
  const maps = new Map<string, SourceMap>();
  return ({ url, lineNumber, columnNumber }) => {
    const script = url.replace(/^.*\/assets\//, '');
    const map =
      maps.get(script) ??
      new SourceMap(JSON.parse(readFileSync(join(dist, 'assets', `${script}.map`), 'utf8')));
    maps.set(script, map);
    const entry = map.findEntry(lineNumber, columnNumber);
    return 'originalSource' in entry ? entry.originalSource : script;
  };
}

function ownerOf(source: string): Owner {
  if (!source.includes('node_modules/')) return 'ours';
  return OWNERS.find((owner) => source.includes(`/${owner.replace('.js', '')}/`)) ?? 'ours';
}

async function usedBytes(session: CDPSession): Promise<number> {
  // What the first collection finalises the second one frees.
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
