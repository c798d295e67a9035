import { afterEach, describe, expect, it, vi } from 'vitest';
import { markedClip } from '../../src/lib/marked-clip';

const LINES = [
  'HELLO · Avatar, not checked by a Deaf signer',
  'Indian Sign Language · isl.example',
];
const CLIP = { videoWidth: 640, videoHeight: 640 };

/** A canvas that keeps what is drawn, a clip that ends as soon as it plays, and a recorder of one part. */
function install() {
  const pictures: number[][] = [];
  const texts: [text: string, x: number, y: number, most: number][] = [];
  const strips: number[][] = [];
  const canvas = {
    ...{ width: 0, height: 0 },
    captureStream: () => ({}),
    getContext: () => ({
      canvas,
      drawImage: (_video: unknown, ...box: number[]) => pictures.push(box.slice(-4)),
      fillRect: (...box: number[]) => strips.push(box),
      fillText: (...text: [string, number, number, number]) => texts.push(text),
    }),
  };
  const video = {
    ...CLIP,
    onended: () => {},
    set onloadeddata(come: () => void) {
      queueMicrotask(come);
    },
    play: async () => video.onended(),
  };
  vi.spyOn(document, 'createElement').mockImplementation(
    (name: string) => (name === 'canvas' ? canvas : video) as unknown as HTMLElement,
  );
  class Recorder {
    static isTypeSupported = (type: string) => type.startsWith('video/mp4');
    state = 'inactive';
    ondataavailable = (_part: { data: Blob }): void => {};
    onstop = (): void => {};
    start(): void {}
    stop(): void {
      this.ondataavailable({ data: new Blob(['film']) });
      this.onstop();
    }
  }
  vi.stubGlobal('MediaRecorder', Recorder);
  return { canvas, pictures, texts, strips };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a saved clip of a sign', () => {
  it.each([
    { shape: 'wide', size: [1280, 720], signer: [324, 0, 632, 632] },
    { shape: 'upright', size: [720, 1280], signer: [0, 472, 720, 720] },
  ] as const)(
    'is $shape, with the signer whole above its mark and the name of the site',
    async ({ shape, size, signer }) => {
      const { canvas, pictures, texts, strips } = install();
      const clip = await markedClip('/static/signs/word-hello.mp4', shape, LINES);
      expect(clip.type).toBe('video/mp4');
      expect([canvas.width, canvas.height]).toEqual(size);
      expect(pictures).toContainEqual(signer);
      const [strip = []] = strips;
      expect(strip[1]).toBe(signer[1] + signer[3]);
      expect(texts.map(([text]) => text)).toEqual(LINES);
      for (const [, x, y, most] of texts) {
        expect(y).toBeGreaterThan(strip[1] ?? 0);
        expect([x, most < size[0]]).toEqual([size[0] / 2, true]);
      }
    },
  );

  it('stands on its own ground, drawn out over what the picture leaves free', async () => {
    const { pictures } = install();
    await markedClip('/static/signs/word-hello.mp4', 'wide', LINES);
    expect(pictures).toContainEqual([0, 0, 324, 632]);
    expect(pictures).toContainEqual([956, 0, 324, 632]);
  });
});
