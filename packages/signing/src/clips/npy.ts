const VERSION = Uint8Array.of(0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0);

/** Numbers as numpy's format 1.0 has them: little-endian float32, C order. */
export const writeNpy = (values: Float32Array, shape: readonly number[]): Uint8Array => {
  const text = `{'descr': '<f4', 'fortran_order': False, 'shape': (${shape.join(', ')},), }`;
  // The numbers begin at a multiple of 64 bytes, and the header ends with a line's end.
  const length = Math.ceil((VERSION.length + 2 + text.length + 1) / 64) * 64;
  const bytes = new Uint8Array(length + values.byteLength).fill(0x20, 0, length);
  const view = new DataView(bytes.buffer);
  bytes.set(VERSION);
  view.setUint16(VERSION.length, length - VERSION.length - 2, true);
  bytes.set(new TextEncoder().encode(text), VERSION.length + 2);
  bytes[length - 1] = 0x0a;
  // Every machine that Node runs on is little-endian.
  bytes.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength), length);
  return bytes;
};
