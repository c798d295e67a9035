import { access, chmod, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

export type Programs = { readonly ffmpeg: string; readonly ffprobe: string };

type Settings = {
  readonly PATH: string;
  readonly FFMPEG_PATH?: string | undefined;
  readonly FFPROBE_PATH?: string | undefined;
};

async function findFfmpeg(settings: Settings): Promise<string> {
  const found = settings.FFMPEG_PATH ?? (await onPath('ffmpeg', settings.PATH));
  if (found && (await isExecutable(found))) return found;
  throw new Error(`FFMPEG_PATH: no ffmpeg ${found ? `at ${found}` : 'on PATH'}`);
}

/** Both programs by their full path: they are started without our environment. */
export async function findPrograms(settings: Settings): Promise<Programs> {
  const [ffmpeg, ffprobe] = await Promise.all([findFfmpeg(settings), findFfprobe(settings)]);
  return { ffmpeg, ffprobe };
}

async function findFfprobe(settings: Settings): Promise<string> {
  const found = settings.FFPROBE_PATH ?? (await onPath('ffprobe', settings.PATH));
  if (found && (await isExecutable(found))) return found;
  if (settings.FFPROBE_PATH)
    throw new Error(`FFPROBE_PATH: no ffprobe at ${settings.FFPROBE_PATH}`);
  const { path } = (await import('@ffprobe-installer/ffprobe')).default;
  // The package makes it executable in an install script, which we do not run.
  if (!(await isExecutable(path))) await chmod(path, 0o755);
  return path;
}

/** The full path of a program, if one of the folders has it. */
export async function onPath(name: string, path: string): Promise<string | undefined> {
  for (const folder of path.split(delimiter)) {
    const candidate = join(folder, name);
    if (await isExecutable(candidate)) return candidate;
  }
  return undefined;
}

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
