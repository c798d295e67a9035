const CACHE = 'isl-landmark-models';

export type Loaded = (bytes: number) => void;

/**
 * A file's bytes, from this device where it was fetched before. Its address has the checksum of its
 * content, so that what is kept is right for as long as its address is asked for. Rejects where it
 * cannot be fetched.
 */
export async function keptFile(url: string, onLoaded: Loaded): Promise<Uint8Array<ArrayBuffer>> {
  const cache = await openCache();
  const kept = await cache?.match(url);
  if (kept) {
    const bytes = new Uint8Array(await kept.arrayBuffer());
    onLoaded(bytes.length);
    return bytes;
  }
  const reply = await fetch(url);
  if (!reply.ok || !reply.body) throw new Error(`${url}: ${reply.status}`);
  const type = reply.headers.get('content-type') ?? 'application/octet-stream';
  const bytes = await read(reply.body, onLoaded);
  // A device without room fetches it again the next time.
  await cache?.put(url, new Response(bytes, { headers: { 'content-type': type } })).catch(() => {});
  return bytes;
}

/** Whether all of these are on this device already. */
export async function areKept(urls: readonly string[]): Promise<boolean> {
  const cache = await openCache();
  if (!cache) return false;
  const kept = await Promise.all(urls.map((url) => cache.match(url)));
  return kept.every((reply) => reply !== undefined);
}

/** Forgets what other versions of the page had kept. */
export async function dropOthers(urls: readonly string[]): Promise<void> {
  const cache = await openCache();
  const wanted = new Set(urls.map((url) => new URL(url, location.href).href));
  for (const { url } of (await cache?.keys()) ?? []) {
    if (!wanted.has(url)) await cache?.delete(url);
  }
}

/** Forgets all of them; they are fetched again where somebody wants them again. */
export async function dropKept(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE);
}

/** None where the browser has none, or lets this page keep nothing. */
async function openCache(): Promise<Cache | null> {
  return 'caches' in globalThis ? caches.open(CACHE).catch(() => null) : null;
}

async function read(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onLoaded: Loaded,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    onLoaded(value.length);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
