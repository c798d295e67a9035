import type { NonManual } from '@isl/lexicon/form';
import type { Notes } from './finding.js';
import { visemesOf } from './mouthing.js';
import type { Element } from './xml.js';

type Face = { -readonly [Key in keyof NonManual]: NonManual[Key] };
type Part = Partial<Face>;

/**
 * What SiGML's codes say of face, head and trunk, as far as a form has a word for it. A code that is not here is left
 * out, and said to be.
 */
const CODES: Readonly<Record<string, Readonly<Record<string, Part>>>> = {
  eye_brows: {
    RB: { brows: 'up' },
    RR: { brows: 'up' },
    RL: { brows: 'up' },
    FU: { brows: 'down' },
    DN: { brows: 'down' },
  },
  eye_lids: {
    WB: { eyes: 'wide' },
    WR: { eyes: 'wide' },
    WL: { eyes: 'wide' },
    SB: { eyes: 'squint' },
    SR: { eyes: 'squint' },
    SL: { eyes: 'squint' },
    CB: { eyes: 'closed' },
    TB: { eyes: 'closed' },
  },
  eye_gaze: {
    AD: { gaze: 'ahead' },
    FR: { gaze: 'ahead' },
    HD: { gaze: 'hands' },
    HI: { gaze: 'hands' },
    HC: { gaze: 'hands' },
    UP: { gaze: 'up' },
    DN: { gaze: 'down' },
    LE: { gaze: 'N' },
    RI: { gaze: 'D' },
    LU: { gaze: 'up' },
    RU: { gaze: 'up' },
    LD: { gaze: 'down' },
    RD: { gaze: 'down' },
    NO: { gaze: 'away' },
  },
  head_movement: {
    NO: { head: 'nods' },
    SH: { head: 'shake' },
    SR: { head: 'turn-D' },
    SL: { head: 'turn-N' },
    TR: { head: 'tilt-D' },
    TL: { head: 'tilt-N' },
    NF: { head: 'chin-down' },
    ND: { head: 'chin-down' },
    NB: { head: 'chin-up' },
    NU: { head: 'chin-up' },
    PF: { head: 'forward' },
    PB: { head: 'back' },
  },
  body_movement: {
    ST: { body: 'upright' },
    TF: { body: 'forward' },
    TB: { body: 'back' },
    TR: { body: 'lean-D' },
    TL: { body: 'lean-N' },
    HE: { body: 'upright' },
    DE: { body: 'slump' },
    RD: { body: 'bow' },
  },
  shoulder_movement: {
    UB: { body: 'shrug' },
    UR: { body: 'shrug' },
    UL: { body: 'shrug' },
    SB: { body: 'shrug' },
    SR: { body: 'shrug' },
    SL: { body: 'shrug' },
    HB: { body: 'slump' },
    HR: { body: 'slump' },
    HL: { body: 'slump' },
    // Some players tell head movements in this tier.
    ND: { head: 'chin-down' },
    NU: { head: 'chin-up' },
    PB: { head: 'back' },
  },
  mouth_gesture: {
    C01: { cheeks: 'puff' },
    C02: { cheeks: 'puff' },
    C03: { cheeks: 'puff' },
    C04: { cheeks: 'puff' },
    D01: { mouth: 'stretched' },
    J03: { mouth: 'open' },
  },
};
/** Of these only one half of the face or trunk is meant. */
const ONE_SIDED = new Set([
  'eye_brows RR',
  'eye_brows RL',
  'eye_lids WR',
  'eye_lids WL',
  'eye_lids SR',
  'eye_lids SL',
  'shoulder_movement UR',
  'shoulder_movement UL',
  'shoulder_movement SR',
  'shoulder_movement SL',
  'shoulder_movement HR',
  'shoulder_movement HL',
  'mouth_gesture C04',
  'eye_gaze LU',
  'eye_gaze RU',
  'eye_gaze LD',
  'eye_gaze RD',
]);

const TIERS = new Set([
  'shoulder_tier',
  'body_tier',
  'head_tier',
  'eyegaze_tier',
  'facialexpr_tier',
  'mouthing_tier',
  'extra_tier',
]);
const TOGETHER = new Set([
  'shoulder_par',
  'body_par',
  'head_par',
  'eye_par',
  'facial_expr_par',
  'mouthing_par',
  'extra_par',
]);

/** What face, head and trunk do at the same time, one thing after another. */
export const readNonManual = (nonmanual: Element, notes: Notes): NonManual[] => {
  const tracks: Part[][] = [];
  for (const tier of nonmanual.children) {
    if (!TIERS.has(tier.name)) {
      notes.leftOut(tier, 'an unknown tier of face or body', tier.name);
      continue;
    }
    const byPart = new Map<string, Part[]>();
    for (const item of tier.children) {
      const items = TOGETHER.has(item.name) ? item.children : [item];
      for (const one of items) {
        const part = readItem(one, notes);
        if (part === undefined) continue;
        const [key = ''] = Object.keys(part);
        byPart.set(key, [...(byPart.get(key) ?? []), part]);
      }
    }
    tracks.push(...byPart.values());
  }
  const count = Math.max(0, ...tracks.map((track) => track.length));
  return Array.from({ length: count }, (_, k) => {
    const face: Face = {};
    for (const track of tracks) {
      const share = track[Math.min(track.length - 1, Math.floor((k * track.length) / count))];
      for (const [key, value] of Object.entries(share ?? {})) {
        if (!(key in face)) (face as Record<string, unknown>)[key] = value;
      }
    }
    return face;
  }).filter((face) => Object.keys(face).length > 0);
};

const readItem = (item: Element, notes: Notes): Part | undefined => {
  if (item.name === 'mouth_picture') return readPicture(item, notes);
  const codes = CODES[item.name];
  const code = item.attributes.movement ?? item.attributes.direction ?? '';
  const part = codes?.[code];
  if (part === undefined) {
    notes.leftOut(item, `a code of ${item.name} without a word of ours`, code);
    return undefined;
  }
  if (ONE_SIDED.has(`${item.name} ${code}`))
    notes.kept(item, 'one side of a face or body as both', code);
  return part;
};

const readPicture = (item: Element, notes: Notes): Part | undefined => {
  const { picture } = item.attributes;
  if (picture === undefined || picture.trim() === '') {
    notes.leftOut(item, 'a mouth picture without sounds');
    return undefined;
  }
  const { visemes, unknown, isCut } = visemesOf(picture);
  if (unknown !== '') notes.leftOut(item, 'a sound of a mouth picture that is not SAMPA', unknown);
  if (isCut) notes.kept(item, 'a mouth picture longer than sixteen sounds');
  return visemes === '' ? undefined : { mouthing: visemes };
};

/** Tiers of SiGML and what is in them, in the order of its grammar. */
const WRITTEN: readonly (readonly [
  tier: string,
  item: string,
  attribute: string,
  part: keyof NonManual,
])[] = [
  ['shoulder_tier', 'shoulder_movement', 'movement', 'body'],
  ['body_tier', 'body_movement', 'movement', 'body'],
  ['head_tier', 'head_movement', 'movement', 'head'],
  ['eyegaze_tier', 'eye_gaze', 'direction', 'gaze'],
  ['facialexpr_tier', 'eye_brows', 'movement', 'brows'],
  ['facialexpr_tier', 'eye_lids', 'movement', 'eyes'],
  ['mouthing_tier', 'mouth_gesture', 'movement', 'cheeks'],
  ['mouthing_tier', 'mouth_gesture', 'movement', 'mouth'],
];

/** Of each tier the items, and the parts of a face that no code says. */
export const codesOf = (
  face: NonManual,
): {
  readonly items: readonly {
    readonly tier: string;
    readonly item: string;
    readonly attribute: string;
    readonly code: string;
  }[];
  readonly without: readonly (keyof NonManual)[];
} => {
  const items = [];
  const said = new Set<string>();
  for (const [tier, item, attribute, part] of WRITTEN) {
    const code = Object.entries(CODES[item] ?? {}).find(
      ([, own]) => own[part] !== undefined && own[part] === face[part],
    )?.[0];
    if (code === undefined || said.has(part)) continue;
    said.add(part);
    items.push({ tier, item, attribute, code });
  }
  const without = (Object.keys(face) as (keyof NonManual)[]).filter(
    (part) => part !== 'mouthing' && !said.has(part),
  );
  return { items, without };
};
