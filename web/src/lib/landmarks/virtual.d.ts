declare module 'virtual:landmark-bytes' {
  /** Of the files that a finder fetches, by what it finds. */
  const bytes: Readonly<Record<'hands' | 'body' | 'face' | 'wasm', number>>;
  export default bytes;
}
