import type { ClipPicture } from '@isl/contracts/vocabulary';
import type { Finder, Found } from '@isl/page-kit/landmarks';
import { examine } from '../../../lib/landmarks/examine';
import { MAX_TAKE_MS } from '../constants';
import { boxesAt, type Cover, coverOf } from './cover';
import { drawCovered } from './draw-covered';
import { drawPoints } from './draw-points';

export type MadePicture = Exclude<ClipPicture, 'whole'>;

/** What is shown and recorded instead of the camera's own pictures. */
export type ShownPicture = {
  readonly canvas: HTMLCanvasElement;
  readonly stream: MediaStream;
  /** What was found between two moments of `performance.now`, oldest first. */
  readonly foundBetween: (from: number, to: number) => readonly Found[];
  readonly stop: () => void;
};

/** No camera here gives more. */
const PICTURE_MS = 1000 / 30;
/** What is kept of what was found: a take, and what lies around it. */
const KEPT_MS = MAX_TAKE_MS + 5000;

/**
 * Draws each picture only once it was examined, so that no face is ever shown uncovered: where a
 * machine is slow there are fewer pictures. Throws where the browser records no canvas.
 */
export function showPicture(
  kind: MadePicture,
  source: MediaStream,
  finder: Finder,
  onFound: (found: Found) => void,
): ShownPicture {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws nothing');
  let cover: Cover = 'all';
  const kept: Found[] = [];
  const stop = examine(source, finder, {
    everyMs: PICTURE_MS,
    onFound: (found, picture) => {
      if (canvas.width !== found.width) canvas.width = found.width;
      if (canvas.height !== found.height) canvas.height = found.height;
      if (kind === 'landmarks') {
        drawPoints(context, found);
        while (kept[0] && found.at - kept[0].at > KEPT_MS) kept.shift();
        kept.push(found);
      } else {
        cover = coverOf(cover, found.faces, found.at);
        drawCovered(context, picture, boxesAt(cover, found.at));
      }
      onFound(found);
    },
  });
  const stream = canvas.captureStream();
  return {
    canvas,
    stream,
    foundBetween: (from, to) => kept.filter(({ at }) => at >= from && at <= to),
    stop: () => {
      stop();
      for (const track of stream.getTracks()) track.stop();
    },
  };
}
