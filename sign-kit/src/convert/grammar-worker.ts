/// <reference lib="webworker" />
import words, { version } from 'virtual:grammar-words';
import { createConverter } from '@isl/grammar';

const convert = createConverter(words);

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  self.postMessage({ text: data, converted: convert(data), version });
});
