declare module 'virtual:first-messages' {
  /** A part of the English messages, in their shape. */
  const first: Partial<typeof import('../../messages/en.json')>;
  export default first;
}

declare module 'virtual:later-messages' {
  /** All others. */
  const later: Partial<typeof import('../../messages/en.json')>;
  export default later;
}
