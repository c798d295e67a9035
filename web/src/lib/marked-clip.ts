/** Recorded as these, the one that most players know first. */
const TYPES = ['video/mp4;codecs=avc1.42E01E', 'video/webm;codecs=vp9', 'video/webm'] as const;
const FRAMES_A_SECOND = 30;
/** The last picture stays, and reaches the encoder. */
const LAST_PICTURE_MS = 400;
/** What players of films and what phones show whole, as sign-kit saves a sentence. */
const SIZES = {
  wide: { width: 1280, height: 720 },
  upright: { width: 720, height: 1280 },
} as const;
export type ClipShape = keyof typeof SIZES;
/** A strip below the signer: nothing is written over a hand. */
const STRIP_PX = 88;
const TEXT_PX = 26;
const MARGIN_PX = 24;
/** The browser's own, which stand out from each other whatever the theme. */
const PAPER = 'Canvas';
const INK = 'CanvasText';

const typeHere = (): string | undefined =>
  typeof MediaRecorder === 'undefined'
    ? undefined
    : TYPES.find((type) => MediaRecorder.isTypeSupported(type));

/** Whether this browser can write a clip anew. */
export const canMarkClips = (): boolean => typeHere() !== undefined;

/** A clip of the avatar as a file, with lines below the picture that stay with it wherever it goes. */
export async function markedClip(
  src: string,
  shape: ClipShape,
  lines: readonly string[],
): Promise<Blob> {
  const mimeType = typeHere();
  if (mimeType === undefined) throw new Error('no video can be written here');
  const video = await opened(src);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZES[shape]);
  const pencil = canvas.getContext('2d');
  if (!pencil) throw new Error('no canvas');
  const draw = (): void => {
    place(pencil, video);
    write(pencil, lines);
  };
  draw();
  const recorder = new MediaRecorder(canvas.captureStream(FRAMES_A_SECOND), { mimeType });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const written = new Promise<Blob>((resolve, reject) => {
    recorder.onstop = () => resolve(new Blob(parts, { type: mimeType.split(';')[0] ?? '' }));
    recorder.onerror = () => reject(new Error('recording failed'));
    video.onerror = () => reject(new Error('the clip broke off'));
    video.onended = () => setTimeout(() => recorder.stop(), LAST_PICTURE_MS);
  });
  recorder.start();
  const drawOn = (): void => {
    if (recorder.state === 'inactive') return;
    draw();
    requestAnimationFrame(drawOn);
  };
  drawOn();
  await Promise.all([video.play(), written]);
  return written;
}

async function opened(src: string): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  const isThere = new Promise<void>((resolve, reject) => {
    video.onloadeddata = () => resolve();
    video.onerror = () => reject(new Error('the clip did not come'));
  });
  video.src = src;
  await isThere;
  return video;
}

/** The whole clip on the strip, and its edges drawn out over what it leaves: it stands on its own ground. */
function place(pencil: CanvasRenderingContext2D, video: HTMLVideoElement): void {
  const { videoWidth, videoHeight } = video;
  const { width } = pencil.canvas;
  const height = pencil.canvas.height - STRIP_PX;
  const scale = Math.min(width / videoWidth, height / videoHeight);
  const across = Math.round(videoWidth * scale);
  const up = Math.round(videoHeight * scale);
  const left = Math.round((width - across) / 2);
  const top = height - up;
  pencil.drawImage(video, 0, 0, videoWidth, 1, left, 0, across, top);
  pencil.drawImage(video, 0, 0, 1, videoHeight, 0, top, left, up);
  pencil.drawImage(video, videoWidth - 1, 0, 1, videoHeight, left + across, top, left, up);
  pencil.drawImage(video, left, top, across, up);
}

function write(pencil: CanvasRenderingContext2D, lines: readonly string[]): void {
  const { width, height } = pencil.canvas;
  const top = height - STRIP_PX;
  pencil.fillStyle = PAPER;
  pencil.fillRect(0, top, width, STRIP_PX);
  pencil.fillStyle = INK;
  pencil.font = `600 ${TEXT_PX}px Mukta, system-ui, sans-serif`;
  pencil.textAlign = 'center';
  pencil.textBaseline = 'middle';
  const step = STRIP_PX / (lines.length + 1);
  for (const [at, line] of lines.entries()) {
    pencil.fillText(line, width / 2, top + step * (at + 1), width - 2 * MARGIN_PX);
  }
}
