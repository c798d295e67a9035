import type { Challenge } from 'altcha-lib/types';
import { solve } from './solver';

self.addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  self.postMessage(await solve(data));
});
