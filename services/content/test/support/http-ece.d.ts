declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';
  export function decrypt(
    payload: Buffer,
    keys: {
      readonly version: 'aes128gcm';
      readonly privateKey: ECDH;
      readonly authSecret: string;
    },
  ): Buffer;
}
