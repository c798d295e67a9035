/** What the server counted, by name. */
export type Counts = Readonly<Record<string, number>>;

/** Whose colour a bar has; each is told by its words as well. */
export type Tone = 'neel' | 'haldi' | 'neem' | 'sky' | 'madder';

/** One thing that is counted, and its place in a chart. */
export type Bar = { readonly name: string; readonly label: string; readonly value: number };
