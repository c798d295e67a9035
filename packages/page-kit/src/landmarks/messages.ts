import type { Find, Found } from './found.js';

/** The networks' bytes, for what is to be found. */
export type Networks = Partial<Record<Find, Uint8Array>>;

export type ToWorker =
  | { readonly type: 'open'; readonly wasmUrl: string; readonly networks: Networks }
  | {
      readonly type: 'find';
      readonly id: number;
      readonly picture: ImageBitmap;
      readonly at: number;
      /** Of those that it was opened for. */
      readonly finds: readonly Find[];
    };

export type FromWorker =
  | { readonly type: 'opened' }
  | { readonly type: 'notOpened'; readonly reason: string }
  | { readonly type: 'found'; readonly id: number; readonly found: Found }
  | { readonly type: 'notFound'; readonly id: number; readonly reason: string };
