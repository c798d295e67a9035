import type { Player } from './player.js';

const TYPES = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'];
const FRAMES_A_SECOND = 30;
const BITS_A_SECOND = 2_500_000;
/** The last picture stays, and reaches the encoder. */
const LAST_PICTURE_MS = 400;

/** Whether this browser can write what a canvas shows as WebM. */
export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && typeOf() !== undefined;
}

function typeOf(): string | undefined {
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type));
}

/** Plays once from the beginning and records the canvas meanwhile; ends early when it is paused. */
export function recordCanvas(canvas: HTMLCanvasElement, player: Player): Promise<Blob> {
  const mimeType = typeOf();
  if (mimeType === undefined) return Promise.reject(new Error('WebM cannot be recorded here'));
  const stream = canvas.captureStream(FRAMES_A_SECOND);
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: BITS_A_SECOND });
  const parts: Blob[] = [];
  const wasLooping = player.state.isLooping;
  let hasBegun = false;
  return new Promise((resolve, reject) => {
    const leave = player.onState(() => {
      if (!hasBegun || player.state.isPlaying || recorder.state !== 'recording') return;
      hasBegun = false;
      setTimeout(() => recorder.stop(), LAST_PICTURE_MS);
    });
    const end = (): void => {
      leave();
      player.setLooping(wasLooping);
      for (const track of stream.getTracks()) track.stop();
    };
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onerror = () => {
      end();
      reject(new Error('recording failed'));
    };
    recorder.onstop = () => {
      end();
      resolve(new Blob(parts, { type: 'video/webm' }));
    };
    player.setLooping(false);
    player.pause();
    recorder.onstart = () => {
      hasBegun = true;
      player.replay();
    };
    try {
      recorder.start();
    } catch (error) {
      end();
      reject(error);
      return;
    }
    // A canvas at rest gives no frames, and without one no recorder begins; at 0 would be the poster.
    player.seek(1);
  });
}
