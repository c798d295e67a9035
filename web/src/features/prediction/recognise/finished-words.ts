import { cuesOver } from '../face/face-marks';
import { faceRead, wordReadAgain, wordsFinished } from '../words/slice';
import type { RunStep } from './letter-run';
import type { Open, Recognition, Step, WordAction } from './recognition-state';

/** So long after a word its face may still come: frames of the two services differ in pace. */
const FACE_LATE_MS = 2000;

/** The words of a step, each with a key; what the face did over them is read at once. */
export function taken(before: Recognition, { run, finished, again }: RunStep, at: number): Step {
  const actions: WordAction[] = [];
  let open = before.open;
  const last = open.at(-1);
  if (again && last) {
    open = [...open.slice(0, -1), { ...last, span: again.span, word: again.word }];
    if (again.word !== last.word) actions.push(wordReadAgain({ ...again, key: last.key }));
  }
  const state = { ...before, run, open };
  if (finished.length === 0) return { state, actions };
  const keyed = finished.map((word, n) => ({ ...word, key: `${state.id}-${state.wordCount + n}` }));
  actions.push(wordsFinished(keyed));
  const opened = keyed.map(({ key, word, span }) => ({ key, word, span, cues: '' }));
  const wordCount = state.wordCount + keyed.length;
  const read = facesRead({ ...state, wordCount, open: [...open, ...opened] }, at);
  return { state: read.state, actions: [...actions, ...read.actions] };
}

/** What the face did over the words that may still be read; of older ones it is settled. */
export function facesRead(state: Recognition, now: number): Step {
  const actions: WordAction[] = [];
  const open = state.open.map((one) => {
    const cues = cuesOver(state.samples, one.span);
    if (cues.join() === one.cues) return one;
    actions.push(faceRead({ key: one.key, cues }));
    return { ...one, cues: cues.join() };
  });
  const isOpen = ({ span }: Open): boolean => now - span.endedAt < FACE_LATE_MS;
  return { state: { ...state, open: open.filter(isOpen) }, actions };
}
