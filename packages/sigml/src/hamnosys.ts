import { type Notes, Refusal } from './finding.js';
import type { Element } from './xml.js';

/**
 * A sign in HamNoSys, one element a symbol, as the gestural one that says the same: postures, then motions. Names of
 * symbols are those of HamNoSys 4 as SiGML has them.
 */
export const gesturalOf = (sign: Element, notes: Notes): Element => {
  const manual = sign.children.find(({ name }) => name === 'hamnosys_manual');
  const nonmanual = sign.children.find(({ name }) => name === 'hamnosys_nonmanual');
  const stranger = sign.children.find((child) => child !== manual && child !== nonmanual);
  if (stranger) throw new Refusal(stranger, 'unknown element in a sign', stranger.name);
  if (manual === undefined)
    throw new Refusal(sign, 'without hamnosys_manual: nothing that hands do');
  const children = [
    ...(nonmanual ? [nonManualOf(nonmanual, notes)] : []),
    new Symbols(manual, notes).sign(),
  ];
  return { ...sign, name: 'hamgestural_sign', children };
};

const TIERS: Readonly<Record<string, readonly [tier: string, item: string, attribute: string]>> = {
  hnm_shoulder: ['shoulder_tier', 'shoulder_movement', 'movement'],
  hnm_body: ['body_tier', 'body_movement', 'movement'],
  hnm_head: ['head_tier', 'head_movement', 'movement'],
  hnm_eyegaze: ['eyegaze_tier', 'eye_gaze', 'direction'],
  hnm_eyebrows: ['facialexpr_tier', 'eye_brows', 'movement'],
  hnm_eyelids: ['facialexpr_tier', 'eye_lids', 'movement'],
  hnm_nose: ['facialexpr_tier', 'nose', 'movement'],
  hnm_mouthgesture: ['mouthing_tier', 'mouth_gesture', 'movement'],
  hnm_mouthpicture: ['mouthing_tier', 'mouth_picture', 'picture'],
  hnm_extra: ['extra_tier', 'extra_movement', 'movement'],
};

const nonManualOf = (nonmanual: Element, notes: Notes): Element => {
  const children = nonmanual.children.flatMap((item): Element[] => {
    const names = TIERS[item.name];
    if (names === undefined) {
      notes.leftOut(item, 'an unknown symbol of face or body', item.name);
      return [];
    }
    const [tier, name, attribute] = names;
    const value = item.attributes.tag ?? item.attributes.picture ?? '';
    const inner = { name, attributes: { [attribute]: value }, children: [], line: item.line };
    return [{ name: tier, attributes: {}, children: [inner], line: item.line }];
  });
  return { name: 'sign_nonmanual', attributes: {}, children, line: nonmanual.line };
};

const BASES = new Map(
  'hamfist hamflathand hamfinger2 hamfinger23 hamfinger23spread hamfinger2345 hampinch12 hampinchall hampinch12open hamcee12 hamceeall hamcee12open hamceeopen'
    .split(' ')
    .map((name) => [name, name === 'hamflathand' ? 'flat' : name.slice(3)]),
);
const BENDS: Readonly<Record<string, string>> = {
  hamfingerstraightmod: 'bent',
  hamfingerbendmod: 'round',
  hamfingerhookmod: 'hooked',
  hamfingerhookedmod: 'hooked',
  hamdoublebent: 'dblbent',
  hamdoublehooked: 'dblhooked',
};
const THUMBS: Readonly<Record<string, string>> = {
  hamthumboutmod: 'out',
  hamthumbacrossmod: 'across',
  hamthumbopenmod: 'opposed',
};
const DIGITS: Readonly<Record<string, string>> = {
  hamthumb: '1',
  hamindexfinger: '2',
  hammiddlefinger: '3',
  hamringfinger: '4',
  hampinky: '5',
};
const FINGER_PARTS: Readonly<Record<string, string>> = {
  hamfingertip: 'tip',
  hamfingernail: 'nail',
  hamfingerpad: 'pad',
  hamfingermidjoint: 'midjoint',
  hamfingerbase: 'base',
  hamfingerside: 'side',
};
const HAND_PARTS: Readonly<Record<string, string>> = {
  hamwristback: 'wristback',
  hamwristpulse: 'wristpulse',
  hamthumbball: 'thumbball',
  hampalm: 'palm',
  hamhandback: 'handback',
  hamthumbside: 'thumbside',
  hampinkyside: 'pinkyside',
};
const ARM_PARTS: Readonly<Record<string, string>> = {
  hamupperarm: 'upperarm',
  hamelbow: 'elbow',
  hamelbowinside: 'elbowinside',
  hamlowerarm: 'lowerarm',
};
const BODY_PARTS = new Map(
  'head headtop forehead eyebrows eyes nose nostrils ear earlobe cheek lips tongue teeth chin underchin neck shouldertop shoulders chest stomach belowstomach neutralspace'
    .split(' ')
    .map((name) => [`ham${name}`, name]),
);
const CONTACTS: Readonly<Record<string, string>> = {
  hamtouch: 'touch',
  hamclose: 'close',
  hamarmextended: 'armextended',
  haminterlock: 'interlock',
  hamcross: 'cross',
};
const SIDES = ['hamlrat', 'hamlrbeside'];
const WRIST: Readonly<Record<string, string>> = {
  hamnodding: 'nodding',
  hamswinging: 'swinging',
  hamtwisting: 'twisting',
  hamstircw: 'stircw',
  hamstirccw: 'stirccw',
};
const REPETITIONS: Readonly<Record<string, string>> = {
  hamrepeatfromstart: 'fromstart',
  hamrepeatfromstartseveral: 'fromstart_several',
  hamrepeatcontinue: 'continue',
  hamrepeatcontinueseveral: 'continue_several',
  hamrepeatreverse: 'reverse',
};
const ARCS: Readonly<Record<string, string>> = {
  hamarcu: 'u',
  hamarcd: 'd',
  hamarcl: 'l',
  hamarcr: 'r',
};
const MANNERS: Readonly<Record<string, string>> = {
  hamfast: 'fast',
  hamslow: 'slow',
  hamtense: 'tense',
  hamrest: 'rest',
  hamhalt: 'halt',
};
/** Symbols that say nothing of how a sign looks. */
const SILENT = new Set([
  'hamversion40',
  'hamspace',
  'hamfullstop',
  'hamcomma',
  'hamexclaim',
  'hamquery',
]);
/** Symbols whose meaning a form has no place for; what is told beside them stands. */
const UNSAID = new Set([
  'hametc',
  'hammime',
  'hamcoreftag',
  'hamcorefref',
  'hamnonipsi',
  'hamorirelative',
  'hambehind',
  'hamincreasing',
  'hamdecreasing',
  'hamellipseh',
  'hamellipsev',
  'hamellipseur',
  'hamellipseul',
  'hamwristtopulse',
  'hamwristtoback',
  'hamwristtothumb',
  'hamwristtopinky',
]);

const make = (
  name: string,
  attributes: Record<string, string>,
  line: number,
  children: readonly Element[] = [],
): Element => ({
  name,
  attributes,
  children,
  line,
});

class Symbols {
  private at = 0;
  private readonly symbols: readonly Element[];

  constructor(
    private readonly manual: Element,
    private readonly notes: Notes,
  ) {
    this.symbols = manual.children.filter((symbol) => {
      if (symbol.children.length > 0)
        throw new Refusal(symbol, 'a symbol with something in it', symbol.name);
      if (UNSAID.has(symbol.name))
        notes.leftOut(symbol, 'a symbol that a form has no word for', symbol.name);
      return !SILENT.has(symbol.name) && !UNSAID.has(symbol.name);
    });
  }

  sign(): Element {
    const attributes: Record<string, string> = {};
    if (this.eat('hamsymmpar')) attributes.both_hands = 'true';
    else if (this.eat('hamsymmlr'))
      Object.assign(attributes, { both_hands: 'true', lr_symm: 'true' });
    if (attributes.both_hands !== undefined) {
      if (this.eat('hamlargemod')) attributes.ud_symm = 'true';
      if (this.eat('hamfingerstraightmod')) attributes.oi_symm = 'true';
      if (this.eat('hamalternatingmotion')) attributes.outofphase = 'true';
    }
    if (this.eat('hamnondominant')) attributes.nondominant = 'true';
    const children = this.postures();
    while (this.peek() !== '') children.push(this.action());
    if (children.length === 0) throw new Refusal(this.manual, 'nothing that hands do');
    return make('sign_manual', attributes, this.manual.line, children);
  }

  private peek(ahead = 0): string {
    return this.symbols[this.at + ahead]?.name ?? '';
  }

  private get line(): number {
    return this.symbols[Math.min(this.at, this.symbols.length - 1)]?.line ?? this.manual.line;
  }

  private eat(name: string): boolean {
    if (this.peek() !== name) return false;
    this.at += 1;
    return true;
  }

  /** The value of the next symbol in a table, if it is there. */
  private take(
    table: Readonly<Record<string, string>> | ReadonlyMap<string, string>,
  ): string | undefined {
    const name = this.peek();
    const value = table instanceof Map ? table.get(name) : (table as Record<string, string>)[name];
    if (value !== undefined) this.at += 1;
    return value;
  }

  private starting(prefix: string): string | undefined {
    const name = this.peek();
    if (!name.startsWith(prefix) || name === prefix) return undefined;
    this.at += 1;
    return name.slice(prefix.length);
  }

  private refuse(why: string): never {
    const symbol = this.symbols[this.at];
    if (symbol === undefined) throw new Refusal(this.manual, `${why}: the symbols end`);
    throw new Refusal(symbol, why, symbol.name);
  }

  private isConfig(name: string): boolean {
    return BASES.has(name) || name.startsWith('hamextfinger') || /^hampalm[udlr]{1,2}$/.test(name);
  }

  private isPlace(name: string): boolean {
    return (
      BODY_PARTS.has(name) ||
      name in HAND_PARTS ||
      name in ARM_PARTS ||
      name in DIGITS ||
      name in FINGER_PARTS ||
      SIDES.includes(name)
    );
  }

  private postures(): Element[] {
    const found: Element[] = [];
    for (;;) {
      const name = this.peek();
      if (this.isConfig(name)) found.push(this.config());
      else if (this.isPlace(name)) found.push(...this.location());
      else if (
        name === 'hamparbegin' &&
        (this.isConfig(this.peek(1)) || this.isPlace(this.peek(1)))
      )
        found.push(...this.pair());
      else if (name in CONTACTS) {
        const line = this.line;
        found.push(make('handconstellation', { contact: this.contact() ?? 'touch' }, line));
      } else return found;
    }
  }

  private config(): Element {
    const { line } = this;
    const base = this.take(BASES);
    if (base !== undefined) return make('handconfig', this.handshape(base), line);
    const attributes: Record<string, string> = {};
    const ext = this.starting('hamextfinger');
    if (ext !== undefined) {
      attributes.extfidir = ext;
      if (this.peek() === 'hambetween' && this.peek(1).startsWith('hamextfinger')) {
        this.at += 1;
        attributes.second_extfidir = this.starting('hamextfinger') ?? '';
      }
      return make('handconfig', attributes, line);
    }
    attributes.palmor = this.starting('hampalm') ?? '';
    if (this.peek() === 'hambetween' && this.peek(1).startsWith('hampalm')) {
      this.at += 1;
      attributes.second_palmor = this.starting('hampalm') ?? '';
    }
    return make('handconfig', attributes, line);
  }

  private handshape(first: string): Record<string, string> {
    const attributes: Record<string, string> = { handshape: first };
    this.shapeModifiers(first, '', attributes);
    if (this.peek() === 'hambetween' && BASES.has(this.peek(1))) {
      this.at += 1;
      const second = this.take(BASES) as string;
      attributes.second_handshape = second;
      this.shapeModifiers(second, 'second_', attributes);
    }
    return attributes;
  }

  private shapeModifiers(base: string, prefix: string, attributes: Record<string, string>): void {
    for (;;) {
      const thumb = this.take(THUMBS);
      const bend = thumb === undefined ? this.take(BENDS) : undefined;
      if (thumb !== undefined) {
        if (!base.startsWith('cee') || thumb === 'out') attributes[`${prefix}thumbpos`] = thumb;
        else attributes[`${prefix}ceeopening`] = thumb === 'across' ? 'tight' : 'slack';
      } else if (bend !== undefined) attributes[`${prefix}mainbend`] = bend;
      else if (
        this.peek() in DIGITS &&
        !(this.peek(1) in FINGER_PARTS) &&
        !SIDES.includes(this.peek(1))
      ) {
        const digit = this.take(DIGITS) as string;
        const own = this.take(BENDS);
        if (own !== undefined) attributes[`bend${digit}`] = own;
        else attributes.specialfingers = (attributes.specialfingers ?? '') + digit;
      } else return;
    }
  }

  /** A place of the body, with the site of the hand that is there; or a site of the other hand alone. */
  private location(): Element[] {
    const { line } = this;
    const before = this.site();
    if (before !== undefined && !this.isBody()) {
      const contact = this.contact();
      return [make('location_hand', { ...before, ...(contact && { contact }) }, line)];
    }
    const attributes = this.body('');
    if (this.peek() === 'hambetween') {
      this.at += 1;
      Object.assign(attributes, this.body('second_'));
    }
    const site = before ?? this.site();
    const contact = this.contact();
    if (contact !== undefined) attributes.contact = contact;
    return [
      make('location_bodyarm', attributes, line, site ? [make('location_hand', site, line)] : []),
    ];
  }

  private isBody(): boolean {
    const name = this.peek();
    return (
      BODY_PARTS.has(name) ||
      name in ARM_PARTS ||
      (SIDES.includes(name) && (BODY_PARTS.has(this.peek(1)) || this.peek(1) in ARM_PARTS))
    );
  }

  private body(prefix: string): Record<string, string> {
    const left = this.take({ hamlrat: 'left_at', hamlrbeside: 'left_beside' });
    const location = this.take(BODY_PARTS) ?? this.take(ARM_PARTS);
    if (location === undefined) this.refuse('not a place of the body');
    const right = this.take({ hamlrat: 'right_at', hamlrbeside: 'right_beside' });
    const side = left ?? right;
    return { [`${prefix}location`]: location, ...(side && { [`${prefix}side`]: side }) };
  }

  private site(): Record<string, string> | undefined {
    const left =
      SIDES.includes(this.peek()) && (this.peek(1) in DIGITS || this.peek(1) in HAND_PARTS)
        ? this.take({ hamlrat: 'left_at', hamlrbeside: 'left_beside' })
        : undefined;
    let digits = '';
    while (this.peek() in DIGITS) digits += this.take(DIGITS) ?? '';
    const location = this.take(FINGER_PARTS) ?? (digits === '' ? this.take(HAND_PARTS) : undefined);
    if (digits === '' && location === undefined) return undefined;
    const right = this.take({ hamlrat: 'right_at', hamlrbeside: 'right_beside' });
    const side = left ?? right;
    return { ...(location && { location }), ...(digits && { digits }), ...(side && { side }) };
  }

  private contact(): string | undefined {
    const contact = this.take(CONTACTS);
    if (contact === 'interlock' || contact === 'cross') {
      this.notes.kept(this.manual, `hands that ${contact} as a touch`);
      return 'touch';
    }
    return contact;
  }

  /** What is told of each hand apart, between brackets: configurations, places, or the sites that meet. */
  private pair(): Element[] {
    const { line } = this;
    this.at += 1;
    const first = this.half();
    if (!this.eat('hamplus')) this.refuse('a pair of postures without hamplus');
    const second = this.half();
    if (!this.eat('hamparend')) this.refuse('a pair without its end');
    const found: Element[] = [];
    const configs = (half: readonly Element[]): Element[] =>
      half.filter(({ name }) => name === 'handconfig');
    if (configs(first).length > 0 || configs(second).length > 0) {
      const merged = (half: readonly Element[]): Element =>
        make(
          'handconfig',
          Object.assign({}, ...configs(half).map(({ attributes }) => attributes)) as Record<
            string,
            string
          >,
          line,
        );
      found.push(make('split_handconfig', {}, line, [merged(first), merged(second)]));
    }
    const [a, b] = [first, second].map((half) => half.filter(({ name }) => name !== 'handconfig'));
    const [placeA] = a ?? [];
    const [placeB] = b ?? [];
    if (placeA === undefined || placeB === undefined) return found;
    if (placeA.name === 'location_hand' && placeB.name === 'location_hand') {
      const body = this.isPlace(this.peek()) && this.isBody() ? this.location() : [];
      const contact = this.contact();
      return [
        ...found,
        make('handconstellation', { ...(contact && { contact }) }, line, [placeA, placeB, ...body]),
      ];
    }
    return [...found, make('split_location', {}, line, [placeA, placeB])];
  }

  private half(): Element[] {
    const found: Element[] = [];
    while (this.isConfig(this.peek()) || this.isPlace(this.peek())) {
      if (this.isConfig(this.peek())) found.push(this.config());
      else found.push(...this.location());
    }
    if (found.length === 0 && this.eat('hamnomotion') === false)
      this.refuse('nothing that is told of a hand');
    return found;
  }

  /** One action with its target and its repetitions. */
  private action(): Element {
    let action = this.motion();
    for (;;) {
      const { line } = this;
      const name = this.peek();
      const repetition = this.take(REPETITIONS);
      if (repetition !== undefined) {
        action = make('rpt_motion', { repetition }, line, [action]);
        continue;
      }
      if (this.eat('hamalternatingmotion')) {
        action = { ...action, attributes: { ...action.attributes, alternating: 'true' } };
        continue;
      }
      if (
        this.isConfig(name) ||
        this.isPlace(name) ||
        name in CONTACTS ||
        (name === 'hamparbegin' && (this.isConfig(this.peek(1)) || this.isPlace(this.peek(1))))
      ) {
        action = make('tgt_motion', {}, line, [action, ...this.postures()]);
        continue;
      }
      return action;
    }
  }

  private motion(): Element {
    const { line } = this;
    const name = this.peek();
    if (this.eat('hamseqbegin')) return make('seq_motion', {}, line, this.actionsTo('hamseqend'));
    if (this.eat('hamfusionbegin'))
      return make('seq_motion', { fused: 'true' }, line, this.actionsTo('hamfusionend'));
    if (this.eat('hamparbegin')) return this.together(line);
    if (this.eat('hamreplace')) {
      const postures = this.postures();
      if (postures.length === 0) this.refuse('hamreplace without what comes instead');
      return make('tgt_motion', {}, line, [make('changeposture', {}, line), ...postures]);
    }
    const wrist = this.take(WRIST);
    if (wrist !== undefined)
      return make('wristmotion', { motion: wrist, ...this.modifiers() }, line);
    if (this.eat('hamfingerplay')) return make('fingerplay', this.manners(), line);
    if (this.eat('hamnomotion')) return make('nomotion', {}, line);
    if (/^hammove[udlroi]{1,3}$/.test(name)) {
      const direction = this.starting('hammove') ?? '';
      return make('directedmotion', { direction, ...this.modifiers() }, line);
    }
    if (/^hamcircle[udlroi]{1,3}$/.test(name)) {
      const axis = this.starting('hamcircle') ?? '';
      return make('circularmotion', { axis, ...this.modifiers() }, line);
    }
    return this.refuse('not a symbol that is read here');
  }

  private actionsTo(end: string): Element[] {
    const found: Element[] = [];
    while (!this.eat(end)) {
      if (this.peek() === '') this.refuse(`without ${end}`);
      found.push(this.action());
    }
    return found;
  }

  /** Between brackets: what is done at once, or by each hand where there is a plus. */
  private together(line: number): Element {
    const first: Element[] = [];
    while (this.peek() !== 'hamplus' && this.peek() !== 'hamparend') {
      if (this.peek() === '') this.refuse('without hamparend');
      first.push(this.action());
    }
    const all = (actions: Element[]): Element => {
      const [only] = actions;
      if (only === undefined) return make('nomotion', {}, line);
      return actions.length === 1 ? only : make('par_motion', {}, line, actions);
    };
    if (this.eat('hamparend')) return all(first);
    this.at += 1;
    return make('split_motion', {}, line, [all(first), all(this.actionsTo('hamparend'))]);
  }

  private modifiers(): Record<string, string> {
    const found: Record<string, string> = {};
    let size = 'size';
    for (;;) {
      const small = this.take({ hamsmallmod: 'small', hamlargemod: 'big' });
      const arc = small === undefined ? this.take(ARCS) : undefined;
      const style =
        small === undefined && arc === undefined
          ? this.take({ hamwavy: 'wavy', hamzigzag: 'zigzag' })
          : undefined;
      if (small !== undefined) found[size] = small;
      else if (arc !== undefined) {
        found.curve = arc;
        size = 'curve_size';
      } else if (style !== undefined) {
        found.zigzag_style = style;
        size = 'zigzag_size';
      } else if (this.eat('hambrushing')) found.brushing = 'true';
      else if (this.eat('hamclockfull')) found.clockplus = 'true';
      else if (/^hamclock[udlr]{1,2}$/.test(this.peek())) {
        const clock = this.starting('hamclock') ?? '';
        if (found.start === undefined) found.start = clock;
        else found.end = clock;
      } else {
        const manner = this.manners();
        if (Object.keys(manner).length === 0) return found;
        Object.assign(found, manner);
      }
    }
  }

  private manners(): Record<string, string> {
    const found: Record<string, string> = {};
    for (let manner = this.take(MANNERS); manner !== undefined; manner = this.take(MANNERS))
      found[manner] = 'true';
    return found;
  }
}
