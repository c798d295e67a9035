import type { Form } from '@isl/lexicon/form';
import { compileWithStops, createRig, type Rig, type RigJson } from '@isl/signing';
import { checkForm, type FormProblemKind } from '@isl/signing/check';
import man from '@isl/signing/rig/man.json';
import woman from '@isl/signing/rig/woman.json';

/** What a body cannot do, and in which part; the first is 0. */
export type Strain = { readonly kind: FormProblemKind; readonly part: number };

const rigs: readonly Rig[] = [woman, man].map((json) => createRig(json as unknown as RigJson));

/** Whether it comes to anything that can be shown. */
export const isSolvable = (form: Form): boolean => {
  try {
    for (const rig of rigs) compileWithStops([{ form }], rig);
    return true;
  } catch {
    return false;
  }
};

/** What neither or only one of the figures can do, each once. */
export const strainsOf = (form: Form): readonly Strain[] => {
  const found = rigs.flatMap((rig) => checkForm(form, rig));
  const strains = found.map(({ kind, field }): Strain => {
    const part = Number(field.split('.')[1] ?? 0);
    return { kind, part: Number.isNaN(part) ? 0 : part };
  });
  const byKey = new Map(strains.map((strain) => [`${strain.kind} ${strain.part}`, strain]));
  return [...byKey.values()];
};
