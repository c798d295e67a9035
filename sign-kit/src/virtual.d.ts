declare module 'virtual:vocabulary' {
  const data: import('./vocabulary/data.js').VocabularyData;
  export default data;
}

declare module 'virtual:mouthings' {
  const mouthings: import('@isl/lexicon').Mouthings['forms'];
  export default mouthings;
}

declare module 'virtual:forms' {
  const forms: Readonly<Record<string, import('@isl/lexicon').Form>>;
  export default forms;
}

declare module 'virtual:grammar-words' {
  const words: import('@isl/grammar').Words;
  export default words;
  /** Of the rules and the words, as 16 hexadecimal digits. */
  export const version: string;
}

declare module 'virtual:sentences' {
  const data: import('./vocabulary/data.js').SentenceData;
  export default data;
}
