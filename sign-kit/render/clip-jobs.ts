import { fileURLToPath } from 'node:url';
import { loadForms, type ReviewedForm } from '@isl/lexicon';
import type { RigJson } from '@isl/signing';
import {
  createRandom,
  type Recording,
  recordNothing,
  recordSign,
  type Split,
} from '@isl/signing/clips';
import man from '@isl/signing/rig/man.json';
import woman from '@isl/signing/rig/woman.json';
import type { FigureName } from '../src/signer/signer.js';

const LEXICON = fileURLToPath(new URL('../../packages/lexicon', import.meta.url));
const RIGS = { woman: woman as RigJson, man: man as RigJson };

/** A clip to make: of whom, of what, and the name of its files. */
export type ClipJob = {
  readonly form: ReviewedForm | null;
  readonly figure: FigureName;
  readonly look: number;
  readonly name: string;
  readonly recording: Recording;
};

export type ClipChoice = {
  readonly split: Split;
  readonly seed: string;
  readonly figures: readonly FigureName[];
  readonly looks: readonly number[];
  /** These words; else one of so many. */
  readonly ids: readonly string[] | undefined;
  readonly every: number;
  /** Clips of each word, and of what is no sign. */
  readonly count: number;
  readonly nothing: number;
};

/** The clips of words and of other movements, each of a person drawn from the seed. */
export function clipJobs(choice: ClipChoice): ClipJob[] {
  const { split, seed, figures, looks, count, nothing } = choice;
  const all = loadForms(LEXICON).filter(mayBeRecognised);
  const job = (form: ReviewedForm | null, name: string): ClipJob => {
    const random = createRandom(`${seed} look ${name}`);
    const figure = random.pick(figures);
    const look = random.pick(looks);
    const source = {
      figures: RIGS,
      split,
      seed: `${seed} rendered ${split} ${name}`,
      figure: figure === 'man' ? 1 : 0,
      isAlone: true,
    };
    const recording = form ? recordSign(source, form, all) : recordNothing(source);
    return { form, figure, look, name, recording };
  };
  const numbered = (form: ReviewedForm | null, folder: string, times: number): ClipJob[] =>
    Array.from({ length: times }, (_, n) => job(form, `${folder}-${n}`));
  return [
    ...chosen(all, choice).flatMap((form) => numbered(form, form.id, count)),
    ...numbered(null, 'nothing', nothing),
  ];
}

/** Words that a recogniser may say: not what a reviewer disputes. */
function mayBeRecognised({ kind, status }: ReviewedForm): boolean {
  return kind === 'word' && (status === 'draft' || status === 'reviewed');
}

function chosen(
  forms: readonly ReviewedForm[],
  { ids, every }: ClipChoice,
): readonly ReviewedForm[] {
  if (!ids) return forms.filter((_, k) => k % every === 0);
  const missing = ids.filter((id) => !forms.some((form) => form.id === id));
  if (missing.length > 0) throw new Error(`no word that may be recognised: ${missing.join(', ')}`);
  return forms.filter(({ id }) => ids.includes(id));
}
