import type { CDPSession, Page } from 'playwright-core';

/** Small: bytes are counted, not pixels. */
export const HEAP_PAGE = {
  viewport: { width: 320, height: 500 },
  deviceScaleFactor: 0.25,
} as const;
const WARM_UP_FRAMES = 200;
const SAMPLED_FRAMES = 200;
const SAMPLING_BYTES = 64;

type Node = {
  readonly callFrame: { readonly functionName: string; readonly url: string };
  readonly selfSize: number;
  readonly children: readonly Node[];
};

export type HeapReport = {
  /** What is still there after all that can be collected is. */
  readonly keptBytes: number;
  /** What a frame makes, collected or not, by sampling. */
  readonly madeBytes: number;
  /** The same by file and function, most first. */
  readonly makers: readonly { readonly name: string; readonly bytes: number }[];
};

declare global {
  interface Window {
    /** Answers how often something was drawn. */
    runFrames?: (frames: number) => number;
  }
}

/** Before the page's own script: frames come when they are asked for, each 16 ms after the last. */
export function takeFramesInHand(): void {
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
export async function heapOf(page: Page, frames: number): Promise<HeapReport> {
  const session = await page.context().newCDPSession(page);
  const run = async (count: number): Promise<void> => {
    const calls = await page.evaluate((given) => window.runFrames?.(given) ?? 0, count);
    if (calls < count) throw new Error(`${calls} of ${count} frames were drawn`);
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
  await run(SAMPLED_FRAMES);
  const { profile } = await session.send('HeapProfiler.stopSampling');
  const made = new Map<string, number>();
  for (const { callFrame, selfSize } of nodesOf(profile.head as Node)) {
    if (!callFrame.url.includes('/assets/')) continue;
    const file = callFrame.url.replace(/^.*\/assets\/|-[\w-]{8}\.js$/g, '');
    const name = `${file} ${callFrame.functionName || '(anonymous)'}`;
    made.set(name, (made.get(name) ?? 0) + selfSize);
  }
  const makers = [...made].map(([name, bytes]) => ({ name, bytes: bytes / SAMPLED_FRAMES }));
  return {
    keptBytes: after - before,
    madeBytes: makers.reduce((sum, { bytes }) => sum + bytes, 0),
    makers: makers.sort((a, b) => b.bytes - a.bytes),
  };
}

function nodesOf(node: Node): Node[] {
  return [node, ...node.children.flatMap(nodesOf)];
}

async function usedBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
