/** Recorded as these, the one that most players know first. */
const TYPES = ['video/mp4;codecs=avc1.42E01E', 'video/webm;codecs=vp9', 'video/webm'] as const;
const FRAMES_A_SECOND = 30;
/** The last picture stays, and reaches the encoder. */
const LAST_PICTURE_MS = 400;
/** Of the picture's width: the strip below it, and the letters in it. */
const STRIP = 0.15;
const LETTERS = 0.042;
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
export async function markedClip(src: string, lines: readonly string[]): Promise<Blob> {
  const mimeType = typeHere();
  if (mimeType === undefined) throw new Error('no video can be written here');
  const video = await opened(src);
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = Math.round(video.videoHeight + video.videoWidth * STRIP);
  const pencil = canvas.getContext('2d');
  if (!pencil) throw new Error('no canvas');
  const draw = (): void => {
    pencil.drawImage(video, 0, 0);
    write(pencil, lines, video.videoHeight);
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

function write(pencil: CanvasRenderingContext2D, lines: readonly string[], top: number): void {
  const { width, height } = pencil.canvas;
  pencil.fillStyle = PAPER;
  pencil.fillRect(0, top, width, height - top);
  pencil.fillStyle = INK;
  pencil.font = `600 ${Math.round(width * LETTERS)}px Mukta, system-ui, sans-serif`;
  pencil.textAlign = 'center';
  pencil.textBaseline = 'middle';
  const step = (height - top) / (lines.length + 1);
  for (const [at, line] of lines.entries()) {
    pencil.fillText(line, width / 2, top + step * (at + 1), width);
  }
}
