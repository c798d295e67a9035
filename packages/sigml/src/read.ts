import type { NonManual, Segment } from '@isl/lexicon/form';
import { tellOfAttributes } from './attributes.js';
import { type Finding, Notes, Refusal } from './finding.js';
import { gesturalOf } from './hamnosys.js';
import { readManual } from './manual.js';
import { readNonManual } from './nonmanual.js';
import { exactFaces } from './refinement.js';
import { nonManualElement, plain } from './write.js';
import { type Element, parseXml, SigmlError } from './xml.js';

/** A sign that was read, with what had to be said of it; none of it has been seen by a signer of any language. */
export type ReadSign = {
  readonly gloss: string;
  readonly line: number;
  readonly outcome: 'read' | 'kept with a warning';
  readonly segments: readonly Segment[];
  readonly findings: readonly Finding[];
};

/** A sign that is not taken, and the element it fails at. */
export type RefusedSign = {
  readonly gloss: string;
  readonly line: number;
  readonly outcome: 'refused';
  readonly findings: readonly Finding[];
  readonly refused: {
    readonly line: number;
    readonly element: string;
    readonly cause: string;
    readonly value?: string;
  };
};

const SIGNS = new Set(['hamgestural_sign', 'hns_sign']);

/** The signs of a file, in its order; throws `SigmlError` for one that is no SiGML at all. */
export const readSigml = (file: Uint8Array | string): (ReadSign | RefusedSign)[] => {
  const root = parseXml(file);
  if (root.name !== 'sigml') {
    throw new SigmlError(root.line, root.name, 'not SiGML: the first element is not <sigml>');
  }
  if (root.children.length === 0) throw new SigmlError(root.line, 'sigml', 'no sign in the file');
  return root.children.map(readSign);
};

const readSign = (sign: Element): ReadSign | RefusedSign => {
  const notes = new Notes();
  const { gloss = '' } = sign.attributes;
  const about = { gloss, line: sign.line };
  try {
    if (!SIGNS.has(sign.name))
      throw new Refusal(sign, 'not a kind of sign that is read', sign.name);
    const told = sign.name === 'hns_sign' ? gesturalOf(sign, notes) : sign;
    checkTree(told, notes);
    for (const child of told.children) tellOfAttributes(child, notes);
    const segments = signSegments(told, notes);
    const { findings } = notes;
    return {
      ...about,
      outcome: findings.length > 0 ? 'kept with a warning' : 'read',
      segments,
      findings,
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { line, element, cause, value } = error;
    const refused = { line, element, cause, ...(value !== undefined && { value }) };
    return { ...about, outcome: 'refused', findings: notes.findings, refused };
  }
};

const signSegments = (sign: Element, notes: Notes): Segment[] => {
  const manuals = sign.children.filter(({ name }) => name === 'sign_manual');
  const [manual] = manuals;
  if (manual === undefined) throw new Refusal(sign, 'without sign_manual: nothing that hands do');
  if (manuals.length > 1)
    throw new Refusal(manuals[1] as Element, 'a second sign_manual in a sign');
  const segments = readManual(manual, notes);
  const nonmanual = sign.children.find(({ name }) => name === 'sign_nonmanual');
  const exact = nonmanual && exactFaces(nonmanual, notes);
  if (nonmanual && exact?.length === segments.length && areFacesOf(nonmanual, exact)) {
    return segments.map((segment, k) => (exact[k] ? { ...segment, nmf: exact[k] } : segment));
  }
  const faces = sign.children
    .filter(({ name }) => name === 'sign_nonmanual')
    .flatMap((one) => readNonManual(one, notes));
  if (faces.length === 0) return segments;
  if (faces.length > segments.length) {
    notes.kept(sign, 'more things that the face does than hands have steps');
  }
  return segments.map((segment, k) => {
    const nmf = faces[Math.floor((k * faces.length) / segments.length)];
    return nmf === undefined ? segment : { ...segment, nmf };
  });
};

const areFacesOf = (nonmanual: Element, faces: readonly (NonManual | null)[]): boolean =>
  JSON.stringify(plain(nonmanual)) === JSON.stringify(plain(nonManualElement(faces)));

const IN_A_SIGN = new Set(['sign_manual', 'sign_nonmanual']);

const checkTree = (sign: Element, notes: Notes): void => {
  for (const child of sign.children) {
    if (!IN_A_SIGN.has(child.name))
      throw new Refusal(child, 'unknown element in a sign', child.name);
  }
  for (const name of Object.keys(sign.attributes)) {
    if (!['gloss', 'speed', 'timescale', 'duration'].includes(name)) {
      notes.leftOut(sign, `unknown attribute ${name}`);
    } else if (name !== 'gloss') notes.leftOut(sign, `how fast a sign is made (${name})`);
  }
};
