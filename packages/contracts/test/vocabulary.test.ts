import { expect, it } from 'vitest';
import { EMOTIONS } from '../src/generated/vocabulary.js';

it('has the emotions that the specification names, in the order of its filter buttons', () => {
  expect(EMOTIONS).toEqual(['happy', 'sad', 'surprise', 'neutral', 'anger']);
});
