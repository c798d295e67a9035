import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** What jsdom leaves out of a browser, as far as the screens ask for it. */
export function installBrowser(): void {
  setWidth(1280);
  window.matchMedia = (query) => {
    const wanted = /min-width:\s*(\d+)/.exec(query)?.[1];
    const isWide = wanted !== undefined && window.innerWidth >= Number(wanted);
    const matches = isWide || (wantsLessMotion && query.includes('prefers-reduced-motion'));
    return Object.assign(new EventTarget(), {
      matches,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }) as MediaQueryList;
  };
  class Observer {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): [] {
      return [];
    }
  }
  class Nearness extends Observer {
    readonly #report: IntersectionObserverCallback;
    constructor(report: IntersectionObserverCallback) {
      super();
      this.#report = report;
    }
    override observe(): void {
      const say = (): void => {
        const entry = { isIntersecting: true } as IntersectionObserverEntry;
        act(() => this.#report([entry], this as unknown as IntersectionObserver));
      };
      if (isBelowFar) farBelow.push(say);
      else queueMicrotask(say);
    }
  }
  Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Nearness });
  // As of late, scrolling gives a promise.
  Element.prototype.scrollIntoView = () => Promise.resolve();
  window.scrollTo = () => Promise.resolve();
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLMediaElement.prototype.pause = () => {};
  HTMLMediaElement.prototype.load = () => {};
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
}

/** As set by `askForLessMotion`; until the next test. */
let wantsLessMotion = false;

export function askForLessMotion(): void {
  wantsLessMotion = true;
}

/** Nothing here has a place: all is in view, unless what waits for a person to come near is far below. */
let isBelowFar = false;
let farBelow: (() => void)[] = [];

/** As long as the wish above. */
export function keepBelowFar(): void {
  isBelowFar = true;
}

export function comeNear(): void {
  for (const say of farBelow.splice(0)) say();
}

/** As long as the wish above. */
export function askForFewData(): void {
  const connection = Object.assign(new EventTarget(), { saveData: true });
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

export function forgetWishes(): void {
  wantsLessMotion = false;
  isBelowFar = false;
  farBelow = [];
  Reflect.deleteProperty(navigator, 'connection');
  scrollPageTo(0);
}

/** Scrolls the page as a person does; nothing here has a height of its own. */
export function scrollPageTo(px: number): void {
  Object.defineProperty(window, 'scrollY', { value: px, configurable: true, writable: true });
  window.dispatchEvent(new Event('scroll'));
}

export function setWidth(px: number): void {
  Object.defineProperty(window, 'innerWidth', { value: px, configurable: true, writable: true });
}

/** By how much neighbouring pixels of the fake picture differ from its brightness. */
const EDGE = 20;

export type FakeCamera = {
  readonly stopped: () => boolean;
  /** As when it is unplugged while it is on. */
  readonly pullPlug: () => void;
  /** As when another app takes it, or its cover is shut; and as when it is given back. */
  readonly mute: () => void;
  readonly unmute: () => void;
  /** Answers what the browser asked; only of a camera that waits for it. */
  readonly allow: () => void;
  /** Each picture as (width, height, type, quality). */
  readonly pictures: Array<{ width: number; height: number; type: string; quality: number }>;
  /** Where each line ends that is drawn over the picture. */
  readonly drawn: Array<[x: number, y: number]>;
};

/**
 * A webcam of 1280x960 whose pictures are all alike and as bright as `light`, 0 to 255; it may wait
 * for a person's permission.
 */
export function installCamera({ asksFirst = false, light = 128 } = {}): FakeCamera {
  const nothing = (): void => {};
  let isStopped = false;
  const track = {
    muted: false,
    stop: () => (isStopped = true),
    onended: nothing,
    onmute: nothing,
    onunmute: nothing,
  };
  const stream = { getTracks: () => [track] };
  const waiting: (() => void)[] = [];
  const open = () =>
    new Promise((resolve) => {
      if (asksFirst) waiting.push(() => resolve(stream));
      else resolve(stream);
    });
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: open },
  });
  const media = HTMLVideoElement.prototype;
  for (const [name, value] of Object.entries({
    videoWidth: 1280,
    videoHeight: 960,
    readyState: 4,
  })) {
    Object.defineProperty(media, name, { configurable: true, get: () => value });
  }
  const pictures: FakeCamera['pictures'] = [];
  const drawn: FakeCamera['drawn'] = [];
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockReturnValue({
    drawImage: nothing,
    getImageData: (_x: number, _y: number, width: number, height: number) => {
      // Edges at every pixel, as bright as `light` on the whole.
      const pixels = new Uint8ClampedArray(width * height * 4).fill(light - EDGE);
      for (let at = 0; at < pixels.length; at += 8) pixels.fill(light + EDGE, at, at + 4);
      return { data: pixels };
    },
    clearRect: nothing,
    fillRect: nothing,
    beginPath: nothing,
    moveTo: nothing,
    lineTo: (x: number, y: number) => drawn.push([x, y]),
    stroke: nothing,
    arc: nothing,
    fill: nothing,
  } as unknown as CanvasRenderingContext2D & ImageBitmapRenderingContext);
  vi.spyOn(canvas, 'toDataURL').mockImplementation(function (
    this: HTMLCanvasElement,
    type = '',
    quality = 1,
  ) {
    pictures.push({ width: this.width, height: this.height, type, quality });
    return 'data:image/jpeg;base64,AAAA';
  });
  const setMuted = (isMuted: boolean): void => {
    track.muted = isMuted;
    if (isMuted) track.onmute();
    else track.onunmute();
  };
  return {
    stopped: () => isStopped,
    pullPlug: () => track.onended(),
    mute: () => setMuted(true),
    unmute: () => setMuted(false),
    allow: () => waiting.shift()?.(),
    pictures,
    drawn,
  };
}

/** A webcam that the browser refuses. */
export function refuseCamera(name: string): void {
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => Promise.reject(new DOMException('no', name)) },
  });
}
