import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isClipFile, MANIFEST, type Row, readManifest, toManifest } from './manifest.js';

const CLIPS = 'clips';
/** What is being written; it is never listed. */
const ARRIVING = join(CLIPS, '.arriving');
const NEW_MANIFEST = `.${MANIFEST}.new`;
/** Holds the process that writes; two at once would remove each other's files. */
const LOCK = '.writing';
/** People's faces: for whoever runs this, and nobody else of the machine. */
const OURS_ALONE = { folder: 0o700, file: 0o600 };

export type ClipFolder = Awaited<ReturnType<typeof openClipFolder>>;

/** A folder of clips with their list, as training reads it; a new one, or one of a run before. It is ours until it is closed. */
export async function openClipFolder(path: string) {
  const dir = resolve(path);
  const at = (name: string): string => join(dir, name);
  const before = await rowsIn(dir);
  await mkdir(at(CLIPS), { recursive: true, mode: OURS_ALONE.folder });
  await lock(dir);

  const dropAllBut = async (files: ReadonlySet<string>): Promise<void> => {
    const found = (await readdir(at(CLIPS))).map((name) => `${CLIPS}/${name}`);
    const others = found.filter((file) => isClipFile(file) && !files.has(file));
    for (const file of [ARRIVING, NEW_MANIFEST, ...others]) await rm(at(file), { force: true });
  };
  return {
    /** What is listed. */
    before,
    /** Lists these and nothing else, and removes the files of all others but those that are wanted. */
    list: async (rows: readonly Row[], wanted: readonly string[] = []): Promise<void> => {
      await writeFile(at(NEW_MANIFEST), toManifest(rows), { mode: OURS_ALONE.file });
      await rename(at(NEW_MANIFEST), at(MANIFEST));
      await dropAllBut(new Set([...rows.map(({ file }) => file), ...wanted]));
    },
    /** Whether a clip is there, whole. */
    has: async (sha256: string, ending: string): Promise<boolean> => {
      const hash = createHash('sha256');
      try {
        await pipeline(createReadStream(at(fileOf(sha256, ending))), hash);
      } catch (error) {
        if (isNotThere(error)) return false;
        throw error;
      }
      return hash.digest('hex') === sha256;
    },
    /** Writes a clip, which is there whole or not at all; its checksum. */
    put: async (source: Readable, ending: string, signal: AbortSignal): Promise<string> => {
      const hash = createHash('sha256');
      try {
        const arriving = createWriteStream(at(ARRIVING), { mode: OURS_ALONE.file });
        await pipeline(source, hashing(hash), arriving, { signal });
        const sha256 = hash.digest('hex');
        await rename(at(ARRIVING), at(fileOf(sha256, ending)));
        return sha256;
      } catch (error) {
        await rm(at(ARRIVING), { force: true });
        throw error;
      }
    },
    /** Lets another run write into it. */
    close: () => rm(at(LOCK), { force: true }),
  };
}

/** Rejects while another process writes; one that was killed leaves its name behind, and is passed over. */
async function lock(dir: string): Promise<void> {
  const file = join(dir, LOCK);
  const take = async (): Promise<void> => {
    const handle = await open(file, 'wx', OURS_ALONE.file);
    await handle.writeFile(String(process.pid)).finally(() => handle.close());
  };
  try {
    await take();
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    if (isRunning(holder)) {
      throw new Error(`${dir}: process ${holder} writes there now; try again once it has ended`);
    }
    await rm(file, { force: true });
    await take();
  }
}

function isRunning(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's: it runs all the same.
    return isCode(error, 'EPERM');
  }
}

export const fileOf = (sha256: string, ending: string): string => `${CLIPS}/${sha256}.${ending}`;

const hashing = (hash: ReturnType<typeof createHash>) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of source) {
      hash.update(piece);
      yield piece;
    }
  };

/** Refuses a folder in which somebody keeps something else: what we do not list we remove. */
async function rowsIn(dir: string): Promise<readonly Row[]> {
  const names = await readdir(dir).catch((error: unknown): string[] => {
    if (isNotThere(error)) return [];
    throw error;
  });
  // What a run left that was ended before it listed anything.
  const isOurs = names.every((name) => [CLIPS, NEW_MANIFEST, LOCK].includes(name));
  if (!names.includes(MANIFEST)) {
    if (isOurs) return [];
    throw new Error(`${dir}: holds something else; name a folder that is empty or not there`);
  }
  const rows = readManifest(await readFile(join(dir, MANIFEST), 'utf8'));
  if (rows) return rows;
  throw new Error(`${dir}: its ${MANIFEST} is none that this command wrote; name another folder`);
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
const isNotThere = (error: unknown): boolean => isCode(error, 'ENOENT');
