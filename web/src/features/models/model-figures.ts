/** A sign as it is named and pictured; one that the dictionary does not have has no id. */
export type SignName = {
  readonly id: string | null;
  readonly label: string;
  readonly hasPicture: boolean;
};

/** How well a sign is recognised; shares are 0 to 1, null where there was nothing to count. */
export type ClassFigures = SignName & {
  /** False: only ever a candidate, so that it has no recall. */
  readonly isSaid: boolean;
  /** Of the times when it was said, how often it was right. */
  readonly precision: number | null;
  /** How often it was said; null where only the share was kept. */
  readonly said: number | null;
  /** Of the times when it was shown, how often it was said. */
  readonly recall: number | null;
  readonly samples: number;
};

/** What a sign was taken for; null is for no sign at all. */
export type TakenFor = { readonly said: SignName | null; readonly count: number };
export type Confusion = SignName & { readonly takenFor: readonly TakenFor[] };
export type Failure = Confusion & { readonly samples: number; readonly right: number };

const grounds = ['samePeople', 'unseenSigners', 'unseenBodies'] as const;
const units = ['pictures', 'clips'] as const;
const kinds = ['letters', 'words'] as const;
export type Unit = (typeof units)[number];

/** What came out where one model was tried, and on whom. */
export type Measurement = {
  /** Whose signing was measured: that of an avatar says nothing of people. */
  readonly source: 'people' | 'avatar';
  /** How far what was shown was new to the model. */
  readonly on: (typeof grounds)[number];
  readonly unit: Unit;
  readonly samples: number;
  readonly signers: number;
  readonly framesPerSecond: number | null;
  readonly first: number | null;
  readonly amongFive: number | null;
  readonly firstWhereUnlike: number | null;
  /** Expected calibration error, 0 to 1. */
  readonly ece: number | null;
  readonly falseAMinute: number | null;
  readonly classes: readonly ClassFigures[];
  readonly confusion: readonly Confusion[];
  /** False: only the commonest mistakes were kept. */
  readonly isConfusionWhole: boolean;
  readonly failures: readonly Failure[];
};

/** One model as its evaluation wrote it down (services/signs). */
export type ModelFigures = {
  readonly name: string;
  readonly version: string;
  readonly date: string;
  readonly kind: (typeof kinds)[number];
  /** People whom it learnt from. */
  readonly signers: number;
  readonly learnt: Readonly<Record<'people' | 'avatar', { count: number; unit: Unit }>>;
  readonly measured: readonly Measurement[];
};

/** Reads the file of figures; what is not understood of it is left out. */
export function readModels(file: unknown): ModelFigures[] {
  return itemsOf(isRecord(file) ? file.models : file).map((model) => {
    const learnt = isRecord(model.learnt) ? model.learnt : {};
    return {
      name: textOf(model.name),
      version: textOf(model.version),
      date: textOf(model.date),
      kind: oneOf(kinds, model.kind) ?? 'words',
      signers: numberOf(model.signers) ?? 0,
      learnt: { people: amountOf(learnt.people), avatar: amountOf(learnt.avatar) },
      measured: itemsOf(model.measured).map(measurementOf),
    };
  });
}

const measurementOf = (one: Record<string, unknown>): Measurement => ({
  source: one.source === 'people' ? 'people' : 'avatar',
  on: oneOf(grounds, one.on) ?? 'unseenBodies',
  unit: oneOf(units, one.unit) ?? 'clips',
  samples: numberOf(one.samples) ?? 0,
  signers: numberOf(one.signers) ?? 0,
  framesPerSecond: numberOf(one.framesPerSecond),
  first: numberOf(one.first),
  amongFive: numberOf(one.amongFive),
  firstWhereUnlike: numberOf(one.firstWhereUnlike),
  ece: numberOf(one.ece),
  falseAMinute: numberOf(one.falseAMinute),
  classes: itemsOf(one.classes).map((sign) => ({
    ...signOf(sign),
    isSaid: sign.isSaid !== false,
    precision: numberOf(sign.precision),
    said: numberOf(sign.said),
    recall: sign.isSaid === false ? null : numberOf(sign.recall),
    samples: numberOf(sign.samples) ?? 0,
  })),
  confusion: itemsOf(one.confusion).map((sign) => ({
    ...signOf(sign),
    takenFor: takenForOf(sign.takenFor),
  })),
  isConfusionWhole: one.isConfusionWhole === true,
  failures: itemsOf(one.failures).map((sign) => ({
    ...signOf(sign),
    samples: numberOf(sign.samples) ?? 0,
    right: numberOf(sign.right) ?? 0,
    takenFor: takenForOf(sign.takenFor),
  })),
});

const signOf = (sign: Record<string, unknown>): SignName => ({
  id: isText(sign.id) ? sign.id : null,
  label: textOf(sign.label),
  hasPicture: sign.hasPicture === true,
});

const takenForOf = (list: unknown): TakenFor[] =>
  itemsOf(list)
    .map(({ said, count }) => ({
      said: isRecord(said) ? signOf(said) : null,
      count: numberOf(count) ?? 0,
    }))
    .sort((a, b) => b.count - a.count);

const amountOf = (amount: unknown): { count: number; unit: Unit } => {
  const { count, unit } = isRecord(amount) ? amount : {};
  return { count: numberOf(count) ?? 0, unit: oneOf(units, unit) ?? 'clips' };
};

export const columns = ['label', 'precision', 'recall', 'samples'] as const;
export type Column = (typeof columns)[number];
export type Order = { readonly by: Column; readonly isDescending: boolean };

/** The signs in the order that was asked for; those without a figure come last either way. */
export function sortClasses(
  classes: readonly ClassFigures[],
  { by, isDescending }: Order,
): ClassFigures[] {
  const turn = isDescending ? -1 : 1;
  return [...classes].sort((a, b) => {
    const [x, y] = [a[by], b[by]];
    if (x === null || y === null) return x === y ? byLabel(a, b) : x === null ? 1 : -1;
    const order =
      typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y));
    return order === 0 ? byLabel(a, b) : order * turn;
  });
}

const byLabel = (a: ClassFigures, b: ClassFigures): number =>
  a.label.localeCompare(b.label, 'en', { numeric: true });
const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((one) => one === value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const itemsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const textOf = (value: unknown): string =>
  typeof value === 'number' ? String(value) : isText(value) ? value : '';
const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
