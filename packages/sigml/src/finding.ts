import type { Element } from './xml.js';

/** What a reader has to say of one element: `kept` nearly as it was told, or `left out`. */
export type Finding = {
  readonly line: number;
  readonly element: string;
  readonly outcome: 'kept' | 'left out';
  /** The same words for the same cause, so that causes can be counted. */
  readonly cause: string;
  readonly value?: string;
};

/** Gathers what there is to say of a sign. */
export class Notes {
  readonly findings: Finding[] = [];

  kept(of: Element, cause: string, value?: string): void {
    this.add(of, 'kept', cause, value);
  }

  leftOut(of: Element, cause: string, value?: string): void {
    this.add(of, 'left out', cause, value);
  }

  private add(of: Element, outcome: Finding['outcome'], cause: string, value?: string): void {
    const { line, name } = of;
    this.findings.push({
      line,
      element: name,
      outcome,
      cause,
      ...(value !== undefined && { value }),
    });
  }
}

/** A sign that cannot be read: what its hands do would be another thing. */
export class Refusal extends Error {
  readonly line: number;
  readonly element: string;

  constructor(
    of: Pick<Element, 'line' | 'name'>,
    override readonly cause: string,
    readonly value?: string,
  ) {
    super(value === undefined ? cause : `${cause}: "${value}"`);
    this.name = 'Refusal';
    this.line = of.line;
    this.element = of.name;
  }
}
