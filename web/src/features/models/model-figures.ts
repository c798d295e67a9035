/** How well a sign is recognised; shares are 0 to 1, null where there was nothing to count. */
export type ClassFigures = {
  readonly id: string;
  readonly label: string;
  /** Of the times when it was said, how often it was right. */
  readonly precision: number | null;
  /** Of the times when it was shown, how often it was said. */
  readonly recall: number | null;
  readonly samples: number;
};

export type Confusion = { readonly shown: string; readonly said: string; readonly count: number };

/** What the evaluation of one model wrote (services/signs). */
export type ModelFigures = {
  readonly name: string;
  /** What it recognises. */
  readonly what: string;
  readonly version: string;
  readonly date: string;
  /** Whose signing was measured: that of an avatar says nothing of people. */
  readonly source: 'people' | 'avatar';
  readonly split: string;
  readonly real: string;
  readonly synthetic: string;
  readonly signers: number | null;
  /** Expected calibration error, 0 to 1. */
  readonly ece: number | null;
  readonly classes: readonly ClassFigures[];
  readonly confusions: readonly Confusion[];
  readonly failures: readonly string[];
};

/** Reads the file of figures; what is not understood of it is left out. */
export function readModels(file: unknown): ModelFigures[] {
  const list = isRecord(file) ? file.models : file;
  return itemsOf(list).map((model) => ({
    name: textOf(model.name),
    what: textOf(model.what),
    version: textOf(model.version),
    date: textOf(model.date),
    source: model.source === 'people' ? 'people' : 'avatar',
    split: textOf(model.split),
    real: textOf(model.real),
    synthetic: textOf(model.synthetic),
    signers: numberOf(model.signers),
    ece: numberOf(model.ece),
    classes: itemsOf(model.classes).map((one) => ({
      id: textOf(one.id),
      label: textOf(one.label),
      precision: numberOf(one.precision),
      recall: numberOf(one.recall),
      samples: numberOf(one.samples) ?? 0,
    })),
    confusions: itemsOf(model.confusions)
      .map((one) => ({
        shown: textOf(one.shown),
        said: textOf(one.said),
        count: numberOf(one.count) ?? 0,
      }))
      .sort((a, b) => b.count - a.count),
    failures: Array.isArray(model.failures) ? model.failures.filter(isText) : [],
  }));
}

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
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const itemsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const textOf = (value: unknown): string =>
  typeof value === 'number' ? String(value) : isText(value) ? value : '';
const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
