import { afterEach, describe, expect, it, vi } from 'vitest';
import { FILM_SIZES, openFilm, stageSizeOf } from '../src/player/film.js';
import { Player } from '../src/player/player.js';

const MARK = 'Avatar, not checked by a Deaf signer';
const SITE = 'Indian Sign Language · isl.example';

/** A canvas that keeps what is painted; a letter is ten pixels wide at 24 pixels. */
function aPaper(hasContext = true) {
  const painted: unknown[][] = [];
  const context = {
    font: '',
    textAlign: 'left',
    fillStyle: '',
    textBaseline: '',
    fillRect: (...box: number[]) => painted.push(['rect', context.fillStyle, ...box]),
    drawImage: (_: unknown, ...box: number[]) => painted.push(['picture', ...box]),
    fillText: (text: string, x: number, y: number) =>
      painted.push(['text', text, context.textAlign, x, y, context.font]),
    measureText: (text: string) => ({ width: text.length * 10 }),
  };
  const canvas = { width: 0, height: 0, getContext: () => (hasContext ? context : null) };
  vi.stubGlobal('document', { createElement: () => canvas });
  return { canvas, painted };
}

const aPlayer = (): Player => {
  const player = new Player({ request: () => 0, cancel: () => undefined });
  player.load({ stretches: [{ startMs: 0, endMs: 900 }], durationMs: 1000 });
  return player;
};
const open = (player: Player, shape: 'wide' | 'upright' = 'wide', mark = MARK) =>
  openFilm({} as HTMLCanvasElement, player, { shape, ground: '#26304F', mark, site: SITE });

afterEach(() => vi.unstubAllGlobals());

describe('a saved video', () => {
  it.each(['wide', 'upright'] as const)('is %s, with the signer whole above the strip', (shape) => {
    const { canvas, painted } = aPaper();
    open(aPlayer(), shape);
    const { width, height } = FILM_SIZES[shape];
    expect([canvas.width, canvas.height]).toEqual([width, height]);
    const stage = stageSizeOf(shape);
    expect(painted).toContainEqual(['picture', 0, 0, width, stage.height]);
    const texts = painted.filter(([what]) => what === 'text');
    expect(texts.map(([, text]) => text)).toEqual([MARK, SITE]);
    for (const [, , , , y] of texts) expect(y).toBeGreaterThan(stage.height);
  });

  it('shows each moment of the player until it is closed', () => {
    const { painted } = aPaper();
    const player = aPlayer();
    const { close } = open(player);
    const pictures = () => painted.filter(([what]) => what === 'picture').length;
    const before = pictures();
    player.seek(200);
    expect(pictures()).toBe(before + 1);
    close();
    player.seek(300);
    expect(pictures()).toBe(before + 1);
  });

  it('says a long mark in smaller letters, not in half', () => {
    const { painted } = aPaper();
    open(aPlayer(), 'upright', 'x'.repeat(100));
    const [text] = painted.filter(([what]) => what === 'text');
    expect(text?.[1]).toHaveLength(100);
    expect(Number.parseInt(String(text?.[5]).split(' ')[1] ?? '', 10)).toBeLessThan(20);
  });

  it('fails where the browser draws no pictures', () => {
    aPaper(false);
    expect(() => open(aPlayer())).toThrow('draws no pictures');
  });
});
