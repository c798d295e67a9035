import { FINDS, type Find, type Found, networksFor } from './found.js';
import { dropOthers, keptFile } from './kept-file.js';
import type { FromWorker, Networks, ToWorker } from './messages.js';

/** Where the files are; each address has its content's checksum in it. */
export type FinderFiles = {
  readonly wasm: string;
  readonly networks: Readonly<Record<Find, string>>;
};

export type Finder = {
  /**
   * Finds points in a picture, which is taken over and closed. `at` never goes back. Rejects where
   * it is closed meanwhile, or the picture cannot be read. One picture at a time. `finds`: only these
   * of what it was opened for.
   */
  readonly find: (picture: ImageBitmap, at: number, finds?: readonly Find[]) => Promise<Found>;
  readonly close: () => void;
};

type Opening = {
  readonly files: FinderFiles;
  readonly finds: readonly Find[];
  /** Bytes that are here, of what is fetched or read from this device. */
  readonly onLoaded: (bytes: number) => void;
  readonly signal?: AbortSignal;
};

type Waiting = {
  readonly resolve: (found: Found) => void;
  readonly reject: (error: Error) => void;
};

/**
 * Finds hands, body and face on this device, away from the page's own thread. Rejects where files
 * cannot be fetched or this browser cannot run them.
 */
export async function openFinder({ files, finds, onLoaded, signal }: Opening): Promise<Finder> {
  const [networks, wasm] = await Promise.all([
    networksOf(files, finds, onLoaded),
    keptFile(files.wasm, onLoaded),
  ]);
  signal?.throwIfAborted();
  void dropOthers([files.wasm, ...Object.values(files.networks)]);
  const worker = new Worker(new URL('./finder-worker.ts', import.meta.url), { type: 'module' });
  const wasmUrl = URL.createObjectURL(new Blob([wasm], { type: 'application/wasm' }));
  try {
    await opened(worker, wasmUrl, networks);
    signal?.throwIfAborted();
  } catch (error) {
    worker.terminate();
    throw error;
  } finally {
    URL.revokeObjectURL(wasmUrl);
  }
  return finderOf(worker);
}

async function networksOf(
  files: FinderFiles,
  finds: readonly Find[],
  onLoaded: (bytes: number) => void,
): Promise<Networks> {
  const loaded = await Promise.all(
    networksFor(finds).map(
      async (one) => [one, await keptFile(files.networks[one], onLoaded)] as const,
    ),
  );
  return Object.fromEntries(loaded);
}

function opened(worker: Worker, wasmUrl: string, networks: Networks): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'opened') resolve();
      else reject(new Error(data.type === 'notOpened' ? data.reason : data.type));
    };
    const message: ToWorker = { type: 'open', wasmUrl, networks };
    worker.postMessage(
      message,
      Object.values(networks).map(({ buffer }) => buffer as ArrayBuffer),
    );
  });
}

function finderOf(worker: Worker): Finder {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const fail = (reason: string): void => {
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  worker.onerror = ({ message }) => fail(message);
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type !== 'found' && data.type !== 'notFound') return;
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.type === 'found') asked?.resolve(data.found);
    else asked?.reject(new Error(data.reason));
  };
  return {
    find: (picture, at, finds = FINDS) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        const message: ToWorker = { type: 'find', id: lastId, picture, at, finds };
        worker.postMessage(message, [picture]);
      }),
    close: () => {
      worker.terminate();
      fail('the finder was closed');
    },
  };
}
