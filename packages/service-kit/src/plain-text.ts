import { AppError } from './errors.js';

/** Controls, what is not seen, private and unassigned letters; the joiners are looked at apart. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Indic scripts need a joiner after a letter's virama; anywhere else it only makes two names look alike. */
const JOINERS = /(?<=[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])/gu;
const INDIC =
  /^[\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}]/u;
/** Scripts with letters that are drawn as another's: within one word only one of them stands. */
const SCRIPTS = [
  /\p{sc=Latn}/u,
  /\p{sc=Cyrl}/u,
  /\p{sc=Grek}/u,
  /\p{sc=Armn}/u,
  /\p{sc=Cher}/u,
  /\p{sc=Deva}/u,
  /\p{sc=Beng}/u,
  /\p{sc=Guru}/u,
  /\p{sc=Gujr}/u,
  /\p{sc=Orya}/u,
  /\p{sc=Taml}/u,
  /\p{sc=Telu}/u,
  /\p{sc=Knda}/u,
  /\p{sc=Mlym}/u,
  /\p{sc=Arab}/u,
];
type Field = 'name' | 'lastName' | 'location' | 'email';

const FIELD_NAMES = {
  name: 'The name',
  lastName: 'The last name',
  location: 'The location',
  email: 'The e-mail',
} as const satisfies Record<Field, string>;

/** The text trimmed and in its composed form; refused where it would look like what it is not. */
export function plainText(field: Field, given: string): string {
  const text = given.normalize('NFC').trim();
  const shown = text.replace(JOINERS, (joiner, at: number) =>
    INDIC.test(text.slice(at + joiner.length)) ? '' : joiner,
  );
  if (UNSEEN.test(shown)) {
    throw refusal('UNSEEN_LETTERS', field, 'has letters that cannot be seen. Type it anew.');
  }
  if (SCRIPTS.filter((script) => script.test(shown)).length > 1) {
    throw refusal('MIXED_SCRIPTS', field, 'mixes two scripts. Write it in one of them.');
  }
  return text;
}

function refusal(code: 'UNSEEN_LETTERS' | 'MIXED_SCRIPTS', field: Field, fault: string): AppError {
  const upper = field.toUpperCase() as Uppercase<Field>;
  return new AppError(`${code}_IN_${upper}`, `${FIELD_NAMES[field]} ${fault}`);
}
