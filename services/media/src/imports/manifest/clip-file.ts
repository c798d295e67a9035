import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { isAbsolute, resolve, sep } from 'node:path';
import { type Demuxer, SNIFF_BYTES, sniffVideo } from '../../uploads/sniff.js';

export type ClipFile = { readonly path: string; readonly demuxer: Demuxer };
type Limits = { readonly maxBytes: number };

/** The video that a row names, or why it is not taken. `root` is a path without links. */
export async function findClipFile(
  root: string,
  name: string,
  { maxBytes }: Limits,
): Promise<ClipFile | { readonly problem: string }> {
  const path = resolve(root, name);
  if (isAbsolute(name) || !path.startsWith(root.endsWith(sep) ? root : root + sep)) {
    return { problem: 'leads out of the folder' };
  }
  const real = await realpath(path).catch(() => null);
  if (real === null) return { problem: 'is not there' };
  if (real !== path) return { problem: 'is a link, or behind one' };
  // Should a link have come in between, it is not followed here either; a pipe is not waited for.
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const facts = await file.stat();
    if (!facts.isFile()) return { problem: 'is no file' };
    if (facts.size > maxBytes) return { problem: `is larger than ${maxBytes} bytes` };
    const head = await file.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
    const demuxer = await sniffVideo(head.buffer.subarray(0, head.bytesRead));
    return demuxer ? { path, demuxer } : { problem: 'does not begin like a video' };
  } finally {
    await file.close();
  }
}
