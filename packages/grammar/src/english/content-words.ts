import rules from '../../rules/english-reading.json' with { type: 'json' };
import order from '../../rules/signing-order.json' with { type: 'json' };
import type { Lookup, Meaning } from '../lookup.js';
import {
  type Around,
  isAfterBe,
  isDoneForm,
  isDoneTo,
  isHelping,
  isNounWord,
  isOrdinal,
  isSmall,
  type Make,
  wantsNoun,
  wantsVerb,
} from './around.js';
import { has, type Item, type Kind, rowOf } from './items.js';
import { baseOfVerb, singularOf } from './unknown.js';

/** Any other word: as the lexicon and the lists have it, else as its form and place tell. */
export function contentItem(make: Make, text: string, lower: string, around: Around): Item {
  const item = wordOfContent(make, text, lower, around);
  return isDoneToThem(item, around) ? { ...item, kind: 'verb' } : item;
}

/** "Message me": a noun before whom it is done to. */
const isDoneToThem = (
  { kind, isPlural }: Item,
  { before, next, after, isAsked }: Around,
): boolean =>
  kind === 'noun' &&
  !isPlural &&
  (has(rules.objects, next) ||
    // "Colour it red".
    (next === 'it' && !isAsked && !has(rules.auxiliaries, after) && !has(rules.objects, after))) &&
  (before === undefined ||
    has(['comma', 'greeting', 'joiner', 'modal'], before.kind) ||
    before.lower === 'to');

function wordOfContent(make: Make, text: string, lower: string, around: Around): Item {
  const one = singularOf(lower);
  const verb = rowOf(rules.asVerbs, one);
  const isDone = one === lower ? isDoneHere(lower, around) : isDoneToOne(around);
  if (verb !== undefined && isDone) {
    return make('verb', glossOfDoing(verb, around.lookup), { lemma: verb });
  }
  // "What this word means": no quality.
  const form = rowOf(rules.formsOfVerbs, lower);
  if (form !== undefined && has(['noun', 'pronoun'], around.before?.kind))
    return make('verb', around.lookup.find(form)[0]?.gloss ?? null, { lemma: form });
  // "Watering the plants", "emptied the bucket".
  const base = /(?:ing|ed)$/.test(lower) ? baseOfVerb(lower) : '';
  if (has(rules.sameAsVerbs, base) && around.lookup.find(lower).length === 0)
    return make('verb', glossOfDoing(base, around.lookup), {
      lemma: base,
      isPast: lower.endsWith('ed'),
    });
  // "Three rooms in the flat", but "the land is flat", "a flat tyre".
  if (has(rules.nounsToo, lower) && around.before && wantsNoun(around.before))
    if (!isNounWord(around.next, around.lookup)) return make('noun', null);
  const meanings = around.lookup.find(lower);
  if (meanings.length === 0) {
    const item = unknownItem(make, text, lower, around);
    return isNamedDoing(lower, around) && item.kind === 'verb' ? { ...item, kind: 'noun' } : item;
  }
  const kinds = meanings.map((meaning) => kindOf(meaning, lower));
  const isCounted = around.next === 'of';
  const pick = (...wanted: readonly Kind[]): Item | null => {
    for (const kind of wanted) {
      // "Two glasses of water": not those that one wears.
      const several = meanings.find(({ isPlural }, index) => isPlural && kinds[index] === kind);
      const found = (isCounted ? several : undefined) ?? meanings[kinds.indexOf(kind)];
      if (!found) continue;
      const others = meanings.filter(
        ({ gloss }, index) => kinds[index] === kind && gloss !== found.gloss,
      );
      const { gloss, category, lemma, isPast, isPlural } = found;
      return make(kind, gloss, {
        others: [...new Set(others.map((other) => other.gloss))],
        category,
        lemma,
        isPast,
        isPlural,
      });
    }
    return null;
  };
  const item = pick(...wantedKinds(lower, around)) ?? pick(...ANY) ?? make('dropped', null);
  // "The broken handle", "my lost keys": how a thing is.
  const isOfThing =
    item.isPast &&
    has(['article', 'owner'], around.before?.kind) &&
    isNounWord(around.next, around.lookup) &&
    !isDoneTo(around.next);
  if (item.kind === 'verb' && isOfThing) return { ...item, kind: 'adjective', isPast: false };
  const isThing = isNamedDoing(lower, around) || isNamedByVerb(lower, item, around);
  return item.kind === 'verb' && isThing ? { ...item, kind: 'noun' } : item;
}

/** The sign of what is done, also where only the thing has one: water the plants. */
const glossOfDoing = (verb: string, lookup: Lookup): string | null =>
  lookup.find(verb).find(({ wordClass }) => wordClass === 'verb' || has(rules.sameAsVerbs, verb))
    ?.gloss ?? null;

/** "Can I park here", "present the report": a noun as what one does. */
const isDoneHere = (lower: string, { earlier, before, next }: Around): boolean =>
  before === undefined ||
  has(['greeting', 'joiner'], before.kind) ||
  has(rules.receivers, before.lower)
    ? (isDoneTo(next) || has(rules.pointing, next)) && !has(rules.objects, before?.lower)
    : before.kind !== 'question' && wantsVerb(lower, before) && isDenyingDoing(before, earlier);

/** "It suits her", "he parks the car". */
const isDoneToOne = ({ before, next }: Around): boolean =>
  has(['noun', 'pronoun'], before?.kind) &&
  (has(rules.articles, next) ||
    has(rules.receivers, next) ||
    rowOf(rules.possessives, next) !== undefined);

/** "Does not suit me", but "it is not fast". */
const isDenyingDoing = (before: Item, earlier: Item | undefined): boolean =>
  before.kind !== 'negator' || earlier?.kind === 'modal' || !has(rules.copulas, earlier?.lower);

/** "Swimming is fun", "easier than cooking", "the washing machine": what is done, as a thing. */
function isNamedDoing(lower: string, { before, next, after, isAsked, lookup }: Around): boolean {
  if (!lower.endsWith('ing')) return false;
  if (before === undefined)
    return !isAsked && (has(rules.copulas, next) || isSaidOfIt(next, lookup));
  // "Get driving licences", "two washing machines".
  const isKnown =
    has(rules.namedByDoing, singularOf(next)) && !has(['pronoun', 'auxiliary'], before.kind);
  if (isKnown) return true;
  const isOne = (word: string): boolean =>
    lookup.find(word).some(({ wordClass }) => wordClass === 'noun') ||
    (/^\p{Ll}/u.test(word) && lookup.find(word).length === 0 && !isSmall(word));
  const isCompound =
    has(['article', 'owner'], before.kind) && isOne(next) && !has(rules.articles, after);
  // "This painting is good".
  const isPointedAt = has(rules.pointing, before.lower) && has(rules.copulas, next) && !isAsked;
  return isCompound || isPointedAt || (before.lower === 'than' && !/^\p{L}/u.test(next));
}

/** "The next stop", "a walk": what is done, as a thing. */
function isNamedByVerb(
  lower: string,
  { lemma }: Item,
  { earlier, before, next, lookup }: Around,
): boolean {
  const led = has(['adjective', 'time'], before?.kind) ? earlier : before;
  // "By twenty runs", but "bus 20 runs".
  const isCounted =
    lower === `${lemma}s` && before?.kind === 'number' && !has(['noun', 'pronoun'], earlier?.kind);
  // "Our drinks", "get extra pay".
  const isOwned = lower === `${lemma}s` && before?.kind === 'owner';
  const isExtra =
    lower === lemma &&
    before?.kind === 'adjective' &&
    has(['verb', 'preposition'], earlier?.kind) &&
    earlier?.lower !== 'to' &&
    (!/^\p{L}/u.test(next) || has(rules.prepositions, next) || has(rules.afterDoing, next));
  // "Two return tickets".
  const isOfNoun = lower === lemma && before?.kind === 'number' && isNounWord(next, lookup);
  return (
    ((lower === lemma && has(['article', 'owner'], led?.kind)) ||
      isCounted ||
      isOfNoun ||
      isOwned ||
      isExtra) &&
    !isDoneTo(next) &&
    !has([...rules.subjects, ...rules.objects], next)
  );
}

/** "Cooking takes time": a form that only stands after what it is said of. */
const isSaidOfIt = (word: string, lookup: Lookup): boolean =>
  (word.endsWith('s') || word.endsWith('ed')) &&
  lookup.find(word).some(({ wordClass, lemma }) => wordClass === 'verb' && lemma !== word);

/** "Practice starts at six": nothing that could be done to. */
const isOnlySaid = (word: string, lookup: Lookup): boolean =>
  isSaidOfIt(word, lookup) && lookup.find(word).every(({ wordClass }) => wordClass === 'verb');

const ANY: readonly Kind[] = [
  'greeting',
  'time',
  'noun',
  'adjective',
  'verb',
  'adverb',
  'preposition',
  'negator',
  'question',
  'quantity',
  'number',
  'pronoun',
  'owner',
  'joiner',
  'modal',
];

function wantedKinds(lower: string, around: Around): readonly Kind[] {
  const { before, next, after, lookup } = around;
  const isNext = (word: string): boolean =>
    lookup.find(next).some(({ wordClass }) => wordClass === word);
  const isSaid =
    has(rules.copulas, next) || rowOf(rules.modals, next) !== undefined || isOnlySaid(next, lookup);
  if (before === undefined && isSaid) return ['noun'];
  // "My wife is hearing": who hears, where nothing is named that is heard.
  if (isAfterBe(around) && !/^\p{L}/u.test(next) && has(rules.qualitiesInIng, lower))
    return ['adjective'];
  // "Hearing people think so".
  const isOfPeople = lookup.find(next).some(({ category }) => category === rules.companions[0]);
  if (before === undefined && has(rules.qualitiesInIng, lower) && isOfPeople) return ['adjective'];
  if (before === undefined || wantsVerb(lower, before)) return ['verb'];
  // "The customer left her bag": gone, no side.
  if (
    has(['noun', 'time'], before.kind) &&
    (has(rules.articles, next) || rowOf(rules.possessives, next) !== undefined) &&
    lookup.find(lower).some(({ isPast }) => isPast)
  )
    return ['verb'];
  // "Has left": gone, no side.
  const isParticiple = lookup.find(lower).some(({ isPast }) => isPast);
  if (before.gloss === 'HAVE' && before.kind === 'verb' && isParticiple && !isNext('noun'))
    return ['verb'];
  // "Nice meeting you".
  const isDone = isDoneTo(next) || has(rules.receivers, next);
  if (before.kind === 'adjective' && lower.endsWith('ing') && isDone) return ['verb'];
  // "Hope meeting you", "enjoy teaching them".
  const isOfThem = has(rules.receivers, next) && next !== 'it' && !isHelping(after);
  if (before.kind === 'verb' && lower.endsWith('ing') && isOfThem) return ['verb'];
  if (wantsNoun(before))
    return isNext('noun')
      ? ['adjective', 'noun']
      : before.kind === 'verb'
        ? ['adverb', 'noun', 'adjective']
        : ['noun', 'adjective'];
  // "The coffee shop is near".
  if (before.kind === 'noun' && has(rules.copulas, next)) return ['noun', 'adjective'];
  // "The parents meeting has been cancelled".
  if (before.kind === 'noun' && lower.endsWith('ing') && isHelping(next))
    return ['noun', 'adjective'];
  if (isCompoundAsked(lower, around)) return ['noun'];
  if (isNamedAfterNoun(lower, around)) return ['noun'];
  if (isAfterBe(around) && !lower.endsWith('ing')) return ['adjective'];
  return before.kind === 'noun' || before.kind === 'adverb' ? ['verb', 'adverb'] : [];
}

/** "Is the coffee shop open": a thing with a noun before it, then how it is. */
const isCompoundAsked = (
  lower: string,
  { earlier, before, next, isAsked, lookup }: Around,
): boolean =>
  isAsked &&
  before?.kind === 'noun' &&
  has(['article', 'owner'], earlier?.kind) &&
  lookup.find(lower).some(({ wordClass, lemma }) => wordClass === 'noun' && lemma === lower) &&
  (lookup.find(next).some(({ wordClass }) => wordClass === 'adjective') ||
    has(rules.qualities, next));

/** "We have a staff meeting on Monday": a thing with a noun before it. */
const isNamedAfterNoun = (lower: string, { earlier, before, next, lookup }: Around): boolean =>
  before?.kind === 'noun' &&
  has(['article', 'owner', 'adjective', 'noun'], earlier?.kind) &&
  lookup.find(lower).some(({ wordClass, lemma }) => wordClass === 'noun' && lemma === lower) &&
  lower.endsWith('ing') &&
  (!/^\p{L}/u.test(next) || has(rules.prepositions, next) || has(rules.afterDoing, next));

/** A word that the lexicon has not: its place tells a verb; else it is a name or a noun. */
function unknownItem(make: Make, text: string, lower: string, around: Around): Item {
  const { before, lookup } = around;
  const compared = rowOf(rules.comparatives, lower) ?? rowOf(rules.superlatives, lower);
  if (compared) return make('adjective', compared);
  const plain = comparedOf(lower, around);
  if (plain) return make('adjective', lookup.find(plain)[0]?.gloss ?? null, { lemma: plain });
  const stem = lower.slice(0, -2);
  const [quality] = lower.endsWith('ly')
    ? [stem, stem.replace(/i$/, 'y')].flatMap((one) => lookup.find(one))
    : [];
  if (quality?.wordClass === 'adjective') return make('adverb', quality.gloss);
  // "On Tuesdays": a plural that the lexicon's forms have not.
  const one = singularOf(lower);
  if (one !== lower && lookup.find(one).length > 0)
    return { ...contentItem(make, text, one, around), isPlural: true };
  if (has(rules.spelledTimes, one)) return make('time', null, { lemma: one });
  if (/^\p{Lu}/u.test(text) && before !== undefined) return make('noun', null);
  if ((has(rules.qualities, lower) || isOrdinal(lower)) && !isDoneBy(lower, around))
    return make('adjective', null);
  // "Fixed price", "fried rice": at the beginning, how it is.
  const isFirst = before === undefined || has(['article', 'greeting', 'comma'], before.kind);
  const isOfNoun =
    !has(['pronoun', 'noun', 'modal'], before?.kind) && isNounWord(around.next, lookup);
  if ((isFirst || isOfNoun) && has(rules.participles, lower)) return make('adjective', null);
  // "By registered post", "my trained dog": how a thing is.
  if (isDoneForm(lower) && before && wantsNoun(before) && isNounWord(around.next, lookup))
    return make('adjective', null);
  const irregular = rowOf(rules.unknownForms, lower);
  const found = baseOfVerb(lower);
  const base = irregular ?? (has(rules.verbs, `${found}e`) ? `${found}e` : found);
  const isPast = irregular !== undefined ? irregular !== lower : lower.endsWith('ed');
  const isHad = before?.kind === 'verb' && before.gloss === 'HAVE';
  const isForm = irregular !== undefined && before !== undefined && (isHad || !wantsNoun(before));
  if (isForm || isUnknownVerb(lower, base, around))
    return make('verb', null, {
      lemma: base,
      isPast: isPast || (isHad && irregular !== undefined),
    });
  const isDoing = lower.endsWith('ing') && has(rules.verbs, base);
  const isName = /^\p{Lu}/u.test(text) && !isSeveralFirst(lower, around);
  // "A good drawing": a thing.
  const isThing = isDoing && has(['article', 'owner', 'adjective'], before?.kind);
  const singular = isName || isThing ? lower : isDoing ? base : singularOf(lower);
  return make('noun', null, { lemma: singular, isPlural: singular !== lower });
}

/** "Our principal retired", no quality; "on the third", a day. */
function isDoneBy(lower: string, { earlier, before, next, lookup }: Around): boolean {
  if (isOrdinal(lower)) return before?.kind === 'number';
  const base = baseOfVerb(lower);
  // "It does not fit me", "the pass has expired"; but "I have expired tickets".
  if (before?.kind === 'negator' && has(rules.verbs, lower))
    return has(rules.doing, earlier?.lower);
  const isPerfect = before?.gloss === 'HAVE' && !isNounWord(next, lookup);
  if (isPerfect && lower.endsWith('ed'))
    return [base, `${base}e`].some((one) => has(rules.verbs, one));
  return (
    lower.endsWith('ed') &&
    has(['noun', 'pronoun'], before?.kind) &&
    [base, `${base}e`].some((one) => has(rules.verbs, one))
  );
}

/** "Stricter", "the laziest": the quality that is compared. */
function comparedOf(lower: string, { next }: Around): string | undefined {
  const [, stem] = /^(\p{L}{3,})(?:er|est)$/u.exec(lower) ?? [];
  if (stem === undefined) return undefined;
  const bases = [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')];
  const known = bases.find((base) => has(rules.qualities, base));
  return known ?? (next === 'than' ? (bases[2] ?? stem) : undefined);
}

/** Visitors, dentists, servants: no name ends so. */
const SEVERAL = /(?:[eo]r|ist|ant|ian|ee|ion|ment)s$/;

/** "Mosquitoes spread dengue", "Plants are green": a capital at the start, and what several do. */
const isSeveralFirst = (lower: string, { before, next, lookup }: Around): boolean =>
  before === undefined &&
  lower.endsWith('s') &&
  (has(rules.severalDo, next) ||
    has(rules.verbs, next) ||
    (isHelping(next) && SEVERAL.test(lower)) ||
    (!next.endsWith('s') &&
      lookup.find(next).some(({ wordClass, lemma }) => wordClass === 'verb' && lemma === next)));

function isUnknownVerb(lower: string, base: string, around: Around): boolean {
  const { before } = around;
  const isVerb = has(rules.verbs, base);
  // "Plants need water": nobody stands before what somebody else does.
  if (before === undefined)
    return (
      isVerb &&
      !around.isAsked &&
      singularOf(lower) === lower &&
      !isOnlySaid(around.next, around.lookup) &&
      (lower.endsWith('ing') || !has(rules.copulas, around.next))
    );
  const isDoing = isVerb || (lower.endsWith('ing') && !has(rules.thingsInIng, lower));
  if (isDoing && lower.endsWith('ing') && has(rules.goingOn, before.gloss)) return true;
  // "Thanks dear": who is called.
  if (!isVerb && before.kind === 'greeting' && !/^[\p{L}\p{Nd}]/u.test(around.next)) return false;
  if (isVerb && isCompoundPlural(lower, base, around)) return false;
  // "The night shift starts".
  const isOfDay = before.kind === 'time' && has(['article', 'owner'], around.earlier?.kind);
  if (isOfDay && lower === base) return false;
  // "The bus pass is lost": of what it is said.
  const isOfNoun = before.kind === 'noun' && has(['article', 'owner'], around.earlier?.kind);
  const isSaidOf = has(rules.copulas, around.next) || isHelping(around.next);
  if (isOfNoun && isSaidOf && lower === base) return false;
  if (isVerb && !wantsNoun(before)) return true;
  // "Who trained you", "a dog that barked".
  const isOfWho =
    before.kind === 'question'
      ? has([...rules.relatives, 'what'], before.lower)
      : before.lower === 'that' && around.earlier?.kind === 'noun';
  if (lower.endsWith('ed') && isOfWho) return true;
  if (before.gloss === 'HAVE' && lower.endsWith('ed')) return true;
  if (has(['joiner', 'question', 'subordinator'], before.kind)) return false;
  // "Go to platform 2": a place, nothing that is done.
  if (before.lower === 'to' && has(rules.purposeAfter, around.earlier?.gloss)) return false;
  const isAfterNoun = before.kind === 'noun' && lower.endsWith('ed');
  return (
    wantsVerb(lower, before) || isAfterNoun || (isAfterBe(around) && /(?:ing|ed)$/.test(lower))
  );
}

/** "For money orders", "two test reports are here": things, where nobody stands before it who does it. */
const isCompoundPlural = (
  lower: string,
  base: string,
  { earlier, before, next }: Around,
): boolean =>
  lower === `${base}s` &&
  before?.kind === 'noun' &&
  !isDoneTo(next) &&
  !has(rules.receivers, next) &&
  (has(rules.copulas, next) ||
    isHelping(next) ||
    (earlier?.kind === 'verb' && !has(rules.sayings, earlier.gloss)) ||
    (earlier?.kind === 'preposition' && !/^\p{L}/u.test(next)));

const CLASSES: Readonly<Record<string, Kind>> = {
  adjective: 'adjective',
  adverb: 'adverb',
  conjunction: 'joiner',
  determiner: 'quantity',
  interjection: 'greeting',
  modal: 'modal',
  negator: 'negator',
  noun: 'noun',
  numeral: 'number',
  particle: 'verb',
  possessive: 'owner',
  preposition: 'preposition',
  pronoun: 'pronoun',
  question: 'question',
  verb: 'verb',
};

function kindOf({ category, wordClass, gloss }: Meaning, lower: string): Kind {
  if (has(['LAST', 'NEXT'], gloss)) return 'adjective';
  if (category === 'time' && wordClass !== 'verb' && !has(rules.timesAsNouns, gloss)) {
    if (wordClass === 'adjective') return 'adjective';
    if (has(rules.timesAsAdverbs, gloss)) return 'adverb';
    return has(rules.units, gloss) && lower !== 'daily' ? 'noun' : 'time';
  }
  if (has(order.askingSigns, gloss)) return 'question';
  if (has(order.leadingSigns, gloss)) return wordClass === 'adjective' ? 'adjective' : 'greeting';
  return CLASSES[wordClass] ?? 'noun';
}
