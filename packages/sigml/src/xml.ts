import { SaxesParser } from 'saxes';

/** An element of a file, with the line on which it begins. */
export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly line: number;
};

/** A file that cannot be read at all. */
export class SigmlError extends Error {
  constructor(
    readonly line: number,
    readonly element: string,
    readonly reason: string,
  ) {
    super(`line ${line}${element && `, <${element}>`}: ${reason}`);
    this.name = 'SigmlError';
  }
}

// The largest collections known have some ten thousand signs of a kilobyte or two.
const MOST_BYTES = 20 * 1024 * 1024;
const MOST_ELEMENTS = 1_000_000;
const MOST_DEPTH = 40;
const MOST_ATTRIBUTES = 40;

type Open = Omit<Element, 'children'> & { readonly children: Element[] };

/**
 * The root of a file. Nothing is fetched, and no entity is known but XML's own five: a file that defines its own
 * is refused where it uses one.
 */
export const parseXml = (bytes: Uint8Array | string): Element => {
  if (bytes.length > MOST_BYTES) {
    const size = (bytes.length / 1024 / 1024).toFixed(1);
    throw new SigmlError(
      1,
      '',
      `the file has ${size} MB; at most ${MOST_BYTES / 1024 / 1024} are read`,
    );
  }
  const text = typeof bytes === 'string' ? bytes : decode(bytes);
  const parser = new SaxesParser({ position: true, xmlns: false as const });
  const open: Open[] = [];
  let root: Element | undefined;
  let count = 0;
  const refuse = (reason: string): never => {
    throw new SigmlError(parser.line, open.at(-1)?.name ?? '', reason);
  };
  parser.on('error', (error) => {
    refuse(`not well-formed XML: ${error.message.replace(/^[\d:]+ /, '')}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (count > MOST_ELEMENTS) refuse(`more than ${MOST_ELEMENTS} elements`);
    if (open.length >= MOST_DEPTH) refuse(`elements in elements, more than ${MOST_DEPTH} deep`);
    if (Object.keys(attributes).length > MOST_ATTRIBUTES) refuse('too many attributes');
    const element: Open = { name, attributes, children: [], line: parser.line };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    root = open.pop();
  });
  parser.write(text).close();
  if (root === undefined) throw new SigmlError(parser.line, '', 'there is no element in the file');
  return root;
};

const decode = (bytes: Uint8Array): string => {
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new SigmlError(1, '', `not a text in ${encoding.toUpperCase()}`);
  }
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/** An element to write; attributes that are undefined are left out. */
export type NewElement = {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string | undefined>>;
  readonly children?: readonly NewElement[];
};

export const element = (
  name: string,
  attributes: NewElement['attributes'] = {},
  children: readonly NewElement[] = [],
): NewElement => ({ name, attributes, children });

/** The text of an element, indented. */
export const xmlText = (
  { name, attributes = {}, children = [] }: NewElement,
  indent = '',
): string => {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(
      ([key, value]) => ` ${key}="${value.replace(/[&<>"\n\t]/g, (sign) => ESCAPES[sign] ?? '')}"`,
    )
    .join('');
  if (children.length === 0) return `${indent}<${name}${written}/>\n`;
  const inner = children.map((child) => xmlText(child, `${indent}  `)).join('');
  return `${indent}<${name}${written}>\n${inner}${indent}</${name}>\n`;
};
