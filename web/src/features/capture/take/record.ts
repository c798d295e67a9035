/** The first that the browser can write; each of them can be read where clips are prepared. */
const TYPES = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/mp4'] as const;
/** Fingers that move fast stay sharp; a take of a minute has some 19 MB. */
const BITS_PER_SECOND = 2_500_000;
/** What was recorded is handed over so often: little is lost where the camera goes away. */
const PIECE_MS = 1000;

export type RecordingListeners = {
  /** The recorder writes from now on. */
  readonly onBegun: () => void;
  /** It stopped, asked or by itself; the file has no bytes where nothing came of it. */
  readonly onMade: (file: Blob) => void;
  readonly onFailed: (error: unknown) => void;
};
export type ActiveRecording = { readonly stop: () => void };
/** Begins to record a camera's pictures as they are, never mirrored. */
export type RecordClip = (stream: MediaStream, listeners: RecordingListeners) => ActiveRecording;

/** What this browser writes clips as; null where it cannot. */
export function recordableType(): string | null {
  if (typeof MediaRecorder === 'undefined') return null;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

export const recordClip: RecordClip = (stream, { onBegun, onMade, onFailed }) => {
  const mimeType = recordableType();
  if (mimeType === null) throw new Error('this browser records no video');
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: BITS_PER_SECOND });
  const pieces: Blob[] = [];
  let hasFailed = false;
  recorder.onstart = onBegun;
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  recorder.onerror = (event) => {
    hasFailed = true;
    onFailed(event);
  };
  recorder.onstop = () => {
    if (!hasFailed) onMade(new Blob(pieces, { type: recorder.mimeType || mimeType }));
  };
  recorder.start(PIECE_MS);
  return {
    stop: () => {
      if (recorder.state !== 'inactive') recorder.stop();
    },
  };
};
