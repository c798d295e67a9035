import { STRIP } from '../avatar/palette.js';
import type { Player } from './player.js';

/** A saved video's picture: what players of films and what phones show whole. */
export const FILM_SIZES = {
  wide: { width: 1280, height: 720 },
  upright: { width: 720, height: 1280 },
} as const;
export type FilmShape = keyof typeof FILM_SIZES;

/** A strip below the signer: nothing is written over a hand. */
const STRIP_PX = 64;
const TEXT_PX = 24;
const MARGIN_PX = 24;

/** So large the signer is drawn, above the strip. */
export const stageSizeOf = (
  shape: FilmShape,
): { readonly width: number; readonly height: number } => ({
  ...FILM_SIZES[shape],
  height: FILM_SIZES[shape].height - STRIP_PX,
});

export type Film = { readonly canvas: HTMLCanvasElement; readonly close: () => void };

/**
 * The stage's picture with a strip that says what it is and where it is from, wherever the file goes:
 * painted anew for each moment that the player shows.
 */
export function openFilm(
  stage: HTMLCanvasElement,
  player: Player,
  options: {
    readonly shape: FilmShape;
    /** Behind the signer. */
    readonly ground: string;
    readonly mark: string;
    readonly site: string;
  },
): Film {
  const { shape, ground, mark, site } = options;
  const { width, height } = FILM_SIZES[shape];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws no pictures');
  const top = height - STRIP_PX;
  const paint = (): void => {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, top);
    context.drawImage(stage, 0, 0, width, top);
    context.fillStyle = STRIP.ground;
    context.fillRect(0, top, width, STRIP_PX);
    context.fillStyle = STRIP.ink;
    context.font = `600 ${TEXT_PX}px Mukta, sans-serif`;
    context.textBaseline = 'middle';
    const room = width - 3 * MARGIN_PX;
    const share = room / Math.max(room, context.measureText(`${mark}${site}`).width);
    context.font = `600 ${Math.floor(TEXT_PX * share)}px Mukta, sans-serif`;
    context.textAlign = 'left';
    context.fillText(mark, MARGIN_PX, top + STRIP_PX / 2);
    context.textAlign = 'right';
    context.fillText(site, width - MARGIN_PX, top + STRIP_PX / 2);
  };
  paint();
  return { canvas, close: player.onTime(paint) };
}
