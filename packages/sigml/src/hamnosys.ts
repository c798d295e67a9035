import { type Notes, Refusal } from './finding.js';
import type { Element } from './xml.js';
export const gesturalOf = (sign: Element, _notes: Notes): Element => {
  throw new Refusal(sign, 'not yet');
};
