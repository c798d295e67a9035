/** A part of the messages of one language, in their shape: which one, vite/first-messages-plugin says. */
declare module 'virtual:*-messages' {
  const words: Partial<typeof import('../../messages/en.json')>;
  export default words;
}
