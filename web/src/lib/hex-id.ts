/** So many random bytes as hexadecimal digits; `crypto.randomUUID` is for https only. */
export const hexId = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
