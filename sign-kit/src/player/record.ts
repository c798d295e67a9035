import type { Player } from './player.js';

const TYPES = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'];
const FRAMES_A_SECOND = 30;
const BITS_A_SECOND = 2_500_000;
/** The last picture stays, and reaches the encoder. */
const LAST_PICTURE_MS = 400;
/** Longer than any pause between two frames that is not a standstill. */
const LONGEST_WAIT_MS = 5000;

/** Whether this browser can write what a canvas shows as WebM. */
export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && typeOf() !== undefined;
}

function typeOf(): string | undefined {
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type));
}

/**
 * Plays once from the beginning and records the canvas meanwhile. Rejects when it is paused or given other
 * signs before its end, and when no picture comes, as in a tab that is not seen.
 */
export function recordCanvas(canvas: HTMLCanvasElement, player: Player): Promise<Blob> {
  const mimeType = typeOf();
  if (mimeType === undefined) return Promise.reject(new Error('WebM cannot be recorded here'));
  const stream = canvas.captureStream(FRAMES_A_SECOND);
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: BITS_A_SECOND });
  const parts: Blob[] = [];
  const wasLooping = player.state.isLooping;
  let phase: 'opening' | 'playing' | 'closing' | 'over' = 'opening';
  return new Promise((resolve, reject) => {
    let watch: ReturnType<typeof setTimeout> | undefined;
    const end = (): void => {
      phase = 'over';
      clearTimeout(watch);
      for (const leave of leaves) leave();
      player.setLooping(wasLooping);
      for (const track of stream.getTracks()) track.stop();
    };
    const fail = (error: unknown): void => {
      if (phase === 'over') return;
      end();
      if (recorder.state !== 'inactive') recorder.stop();
      reject(error);
    };
    const awaitPicture = (): void => {
      clearTimeout(watch);
      watch = setTimeout(() => fail(new Error('no picture came')), LONGEST_WAIT_MS);
    };
    const leaves = [
      player.onTime(awaitPicture),
      player.onState(() => {
        if (phase !== 'playing') return;
        if (player.state.isLooping) player.setLooping(false);
        else if (player.state.hasEnded && !player.state.isPlaying) {
          phase = 'closing';
          setTimeout(() => recorder.state === 'recording' && recorder.stop(), LAST_PICTURE_MS);
        } else if (!player.state.isPlaying) fail(new Error('it did not play to its end'));
      }),
    ];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onerror = () => fail(new Error('recording failed'));
    recorder.onstop = () => {
      if (phase !== 'closing') return fail(new Error('recording was cut'));
      end();
      resolve(new Blob(parts, { type: 'video/webm' }));
    };
    player.setLooping(false);
    player.pause();
    recorder.onstart = () => {
      if (phase !== 'opening') return;
      phase = 'playing';
      player.replay();
    };
    try {
      recorder.start();
    } catch (error) {
      fail(error);
      return;
    }
    // A canvas at rest gives no frames, and without one no recorder begins; at 0 would be the poster.
    player.seek(1);
  });
}
