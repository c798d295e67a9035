import type { Hand, Motion, Segment, Site } from '@isl/lexicon/form';
import { halfway, ourDirection, sigmlVector } from './directions.js';
import { Notes, Refusal } from './finding.js';
import {
  areMirrored,
  type HandState,
  type Hands,
  mirroredHand,
  mirroredSpot,
  movedHand,
  otherSide,
  palmOf,
  parted,
  siteToward,
  type Where,
  writtenHand,
} from './hands.js';
import { type HandShape, readHandshape } from './handshape.js';
import { type HandMotion, type Symmetry, travelled, writtenMotion } from './motions.js';
import { armPart, readSite, readSpot, type Side, type Spot } from './places.js';
import { type ExactTime, exactHand, exactMotion, exactTime, exactWhere } from './refinement.js';
import { areSameMotion, MOTIONS, POSTURES, type Step, stepsOf } from './steps.js';
import { add, isNowhere, minus, mirrored, NOWHERE, scale, type Vector } from './vectors.js';
import { configAttributes, motionElement, placeElement, plain, sameJson } from './write.js';
import type { Element, NewElement } from './xml.js';

const MOST_SEGMENTS = 60;

type Draft = {
  hands: Hands;
  curve: Step['curve'];
  ms: number | undefined;
  hold: number;
  motions: readonly { readonly motion: HandMotion; readonly side: Side }[];
  exact: ExactTime;
  exactMotion: readonly Motion[] | undefined;
};

const NEUTRAL: HandState = {
  shape: { hs: 'flat' },
  ext: [0, 0.7, 0.7],
  palm: { relative: [0, -1, 0] },
  where: {
    kind: 'spot',
    spot: { place: 'chest', side: undefined, distance: 'middle', shift: NOWHERE },
  },
};

/** Reads what the hands of one `sign_manual` do, and those of the ones in it. */
export const readManual = (manual: Element, notes: Notes): Segment[] => {
  const nested = manual.children.filter(({ name }) => name === 'sign_manual');
  const drafts: Draft[] = [];
  if (nested.length > 0) {
    const beside = manual.children.find(({ name }) => name !== 'sign_manual');
    if (beside) throw new Refusal(beside, 'beside a sign_manual in a sign_manual', beside.name);
    for (const one of nested) drafts.push(...readManualDrafts(one, notes));
  } else drafts.push(...readManualDrafts(manual, notes));
  const last = drafts.at(-1);
  if (last === undefined) throw new Refusal(manual, 'nothing that hands do');
  if (drafts.length > MOST_SEGMENTS) throw new Refusal(manual, `more than ${MOST_SEGMENTS} steps`);
  last.hold = 380;
  return drafts.map((draft) => written(draft));
};

const readManualDrafts = (manual: Element, notes: Notes): Draft[] => {
  const nested = manual.children.filter(({ name }) => name === 'sign_manual');
  if (nested.length > 0) return nested.flatMap((one) => readManualDrafts(one, notes));
  return new ManualReader(manual, notes).read();
};

class ManualReader {
  private hands: Hands = {};
  private readonly drafts: Draft[] = [];
  /** The sites that met last, for a sign that says no more than that they meet again. */
  private metAt: { readonly of: Site; readonly with: string } | undefined;
  private readonly marked = new Map<number, Hands>();
  private readonly symmetry: Symmetry;
  private readonly sides: readonly Side[];

  constructor(
    private readonly manual: Element,
    private readonly notes: Notes,
  ) {
    const {
      both_hands: both,
      lr_symm,
      ud_symm,
      oi_symm,
      outofphase,
      nondominant,
    } = manual.attributes;
    this.symmetry = {
      isMirrored: lr_symm === 'true',
      isUpsideDown: ud_symm === 'true',
      isInsideOut: oi_symm === 'true',
      isOutOfPhase: outofphase === 'true',
    };
    const splits = manual.children.some(
      ({ name }) => name.startsWith('split_') || name === 'handconstellation',
    );
    if (both === 'true' || splits) this.sides = ['D', 'N'];
    else this.sides = nondominant === 'true' ? ['N'] : ['D'];
    if (manual.attributes.holdover !== undefined) {
      notes.leftOut(manual, 'a hand that is held from the sign before (holdover)');
    }
  }

  read(): Draft[] {
    const { children } = this.manual;
    const postures = children.filter(({ name }) => POSTURES.has(name));
    // What is written of a hand's shape and turn counts for where it is, whichever comes first.
    for (const one of postures.filter(({ name }) => name.endsWith('handconfig')))
      this.take(one, this.sides);
    for (const side of this.sides) this.fill(side);
    const places = postures.filter(({ name }) => !name.endsWith('handconfig'));
    for (const one of places) this.take(one, this.sides);
    if (places.length === 0) this.place();
    if (postures.length === 0 && !children.some(({ name }) => MOTIONS.has(name))) {
      throw new Refusal(this.manual, 'nothing that hands do');
    }
    this.draft(undefined, {}, this.manual);
    for (const child of children) {
      if (POSTURES.has(child.name)) continue;
      if (!MOTIONS.has(child.name)) throw new Refusal(child, 'unknown element', child.name);
      if (this.goOnExactly(child)) continue;
      const movers = { sides: this.movers(), symmetry: this.symmetry };
      for (const step of stepsOf(child, movers, this.notes)) this.make(step);
    }
    return this.drafts;
  }

  /** The hands that one motion told moves: both where both are told alike, else the one that signs. */
  private movers(): readonly Side[] {
    if (this.manual.attributes.both_hands === 'true') return ['D', 'N'];
    return this.sides.length > 1 ? ['D'] : this.sides;
  }

  private get told(): 'D' | 'N' | 'mirror' | 'both' {
    if (this.symmetry.isMirrored && this.manual.attributes.both_hands === 'true') return 'mirror';
    return this.sides.length > 1 ? 'both' : (this.sides[0] ?? 'D');
  }

  /** Where D is told exactly in a sign of two hands alike, N is its mirror image whatever it is at. */
  private isMirroredExactly(): boolean {
    const exact = this.hands.D?.exact;
    return this.told === 'mirror' && (exact?.at !== undefined || exact?.contact !== undefined);
  }

  /** A motion that is told exactly, unless somebody has changed what is told beside it since. */
  private goOnExactly(child: Element): boolean {
    const motions = exactMotion(child, this.notes);
    const last = this.drafts.at(-1);
    if (motions === undefined || last === undefined) return false;
    if (!isTheSame(child, motionElement(motions, this.told))) {
      this.notes.leftOut(child, CHANGED);
      return false;
    }
    last.exactMotion = motions;
    return true;
  }

  private fill(side: Side): void {
    if (this.hands[side] !== undefined) return;
    if (!this.notes.findings.some(({ cause }) => cause === 'a hand without a shape')) {
      this.notes.kept(this.manual, 'a hand without a shape');
    }
    this.set(side, side === 'D' ? NEUTRAL : mirroredHand(NEUTRAL));
  }

  private set(side: Side, hand: HandState): void {
    this.hands = { ...this.hands, [side]: hand };
  }

  /** Where nothing is told hands are before the chest, each at its own side. */
  private place(): void {
    for (const side of this.sides) {
      const spot = {
        place: this.sides.length > 1 ? ('chest-side' as const) : ('chest' as const),
        side: this.sides.length > 1 ? side : undefined,
        distance: 'middle' as const,
        shift: NOWHERE,
      };
      this.put(side, { kind: 'spot', spot });
    }
  }

  private put(side: Side, where: Where): void {
    const hand = this.hands[side];
    if (hand !== undefined) this.set(side, { ...hand, where, exact: withoutWhere(hand.exact) });
  }

  /** Takes what a posture tells of these hands. */
  private take(posture: Element, sides: readonly Side[]): void {
    this.takeNear(posture, sides);
    const where: Partial<Record<Side, Partial<Hand>>> = {};
    for (const side of ['D', 'N'] as const) {
      const exact = exactWhere(posture, side, this.notes);
      if (exact !== undefined) where[side] = exact;
    }
    if (Object.keys(where).length === 0) return;
    const { D = FILLING, N = FILLING } = where;
    if (
      !isTheSame(
        posture,
        placeElement(
          { D: { ...FILLING, ...D }, N: { ...FILLING, ...N } } as Record<Side, Hand>,
          this.told,
        ),
      )
    ) {
      this.notes.leftOut(posture, CHANGED);
      return;
    }
    for (const side of ['D', 'N'] as const) {
      const hand = this.hands[side];
      const exact = where[side];
      if (hand !== undefined && exact !== undefined) {
        this.set(side, { ...hand, exact: { ...withoutWhere(hand.exact), ...exact } });
      }
    }
  }

  private takeNear(posture: Element, sides: readonly Side[]): void {
    switch (posture.name) {
      case 'handconfig':
        for (const side of sides) this.configure(posture, side, sides.length > 1);
        return;
      case 'split_handconfig':
        for (const [side, config] of this.pair(posture)) {
          if (config.name !== 'handconfig')
            throw new Refusal(config, 'not a handconfig', config.name);
          this.configure(config, side, false);
        }
        return;
      case 'location_bodyarm':
        this.locate(posture, sides);
        return;
      case 'location_hand':
        this.touch(posture, sides[0] ?? 'D');
        return;
      case 'split_location':
        if (posture.children.every(({ name }) => name === 'location_hand')) {
          // Each of two at the other one: told as hands that meet are.
          this.pair(posture);
          const { contact } = posture.children[0]?.attributes ?? {};
          const attributes = { ...(contact !== undefined && { contact }) };
          this.constellate({ ...posture, attributes });
          return;
        }
        for (const [side, location] of this.splitLocations(posture)) {
          if (location.name === 'location_hand') this.touch(location, side);
          else this.locate(location, [side], true);
        }
        return;
      case 'handconstellation':
        this.constellate(posture);
        return;
      default:
        throw new Refusal(posture, 'unknown posture', posture.name);
    }
  }

  private pair(of: Element): readonly (readonly [Side, Element])[] {
    const [first, second, ...more] = of.children;
    if (first === undefined || second === undefined || more.length > 0) {
      throw new Refusal(of, `${of.name} is of two hands`);
    }
    return [
      ['D', first],
      ['N', second],
    ];
  }

  /** The hand at the body first: the other one may touch it. */
  private splitLocations(of: Element): readonly (readonly [Side, Element])[] {
    return [...this.pair(of)].sort(
      ([, a], [, b]) => Number(a.name === 'location_hand') - Number(b.name === 'location_hand'),
    );
  }

  private configure(config: Element, side: Side, isBoth: boolean): void {
    const before = this.hands[side] ?? (side === 'D' ? NEUTRAL : mirroredHand(NEUTRAL));
    const shape: HandShape | undefined = readHandshape(config, this.notes);
    const told = (name: string): Vector | undefined => {
      const value = config.attributes[name];
      if (value === undefined) return undefined;
      const vector = sigmlVector(value);
      if (vector === undefined) throw new Refusal(config, `unknown value of ${name}`, value);
      return vector;
    };
    const ext = told('extfidir');
    const extTurned = ext && halfway(ext, told('second_extfidir'));
    const palm = told('palmor');
    const palmTurned = palm && halfway(palm, told('second_palmor'));
    // Upside down and inside out are motions alone: hands of such a sign still point alike.
    const turn = (vector: Vector): Vector =>
      isBoth && side === 'N' && this.symmetry.isMirrored ? mirrored(vector) : vector;
    // A palm is told of the right hand; the left one's is its mirror image even where the rest is alike.
    const turnPalm = (vector: Vector): Vector =>
      isBoth && side === 'N' ? mirrored(vector) : vector;
    const isAbsolute = config.attributes.abs_palmor === 'true' || palmTurned?.[2] !== 0;
    if (config.attributes.rel_palmor !== undefined) this.notes.leftOut(config, 'rel_palmor');
    const newExt = extTurned ? turn(extTurned) : before.ext;
    // What was exact is so no longer where it is told anew.
    const { hs, shape: exactShape, ext: exactExt, palm: exactPalm, ...kept } = before.exact ?? {};
    const still = {
      ...kept,
      ...(shape === undefined && { ...(hs && { hs }), ...(exactShape && { shape: exactShape }) }),
      ...(ext === undefined && exactExt && { ext: exactExt }),
      ...(ext === undefined && palm === undefined && exactPalm && { palm: exactPalm }),
    };
    const exact = isBoth && side === 'N' ? {} : this.exactly(config, shape, newExt);
    this.set(side, {
      ...before,
      exact: { ...still, ...exact },
      ...(shape && { shape }),
      ext: newExt,
      ...(palmTurned && {
        palm: isAbsolute
          ? { absolute: squareTo(turn(palmTurned), newExt, config, this.notes) }
          : { relative: turnPalm(palmTurned) },
      }),
    });
  }

  /** What a handconfig tells exactly, unless somebody has changed what it tells beside that. */
  private exactly(config: Element, shape: HandShape | undefined, ext: Vector): Partial<Hand> {
    const exact = exactHand(config, this.notes);
    if (Object.keys(exact).length === 0) return {};
    const hand = {
      ...(shape ?? { hs: 'flat' as const }),
      ext: ourDirection(ext),
      palm: 'd',
      ...exact,
    };
    const palm = exact.palm === undefined ? {} : { palmor: '', second_palmor: '' };
    const { palmor, second_palmor, ...own } = configAttributes(hand);
    const told = { palmor, second_palmor };
    const expected = { ...own, ...('palmor' in palm ? told : {}) };
    const isSame = Object.entries(expected).every(
      ([name, value]) => name.startsWith('isl:') || config.attributes[name] === value,
    );
    if (isSame) return exact;
    this.notes.leftOut(config, CHANGED);
    return {};
  }

  private locate(location: Element, sides: readonly Side[], isSplit = false): void {
    const arm = armPart(location);
    const inner = location.children.filter(({ name }) => name === 'location_hand');
    const stranger = location.children.find(({ name }) => name !== 'location_hand');
    if (stranger) throw new Refusal(stranger, 'unknown element in a location', stranger.name);
    if (arm !== undefined) {
      for (const side of sides.slice(0, 1)) this.onArm(location, side, arm, inner[0]);
      return;
    }
    const isBoth = sides.length > 1;
    for (const side of sides) {
      const own = isBoth && this.symmetry.isMirrored ? 'D' : side;
      const read = readSpot(
        location,
        { side: own, isOneOfTwo: isBoth },
        side === sides[0] ? this.notes : new Notes(),
      );
      const spot = own === side ? read : mirroredSpot(read);
      const [told] = inner;
      const point =
        told && (readSite(told, own, side === sides[0] ? this.notes : new Notes()) as Site);
      this.put(side, { kind: 'spot', spot, ...(point && { point: siteOfOwn(told, point) }) });
    }
    if (isBoth || isSplit) this.clear();
  }

  /** Hands that point at each other from their own sides do not begin in each other. */
  private clear(): void {
    const { D, N } = this.hands;
    if (D?.where.kind !== 'spot' || N?.where.kind !== 'spot' || !areMirrored(this.hands)) return;
    const { spot, point } = D.where;
    if (point !== undefined || spot.distance === 'touch' || spot.side === 'N') return;
    const reach = ['fist', 'thumb'].includes(D.shape.hs) ? 6 : 12;
    const inward = Math.max(0, -D.ext[0]) * reach + Math.max(0, 1 - Math.abs(palmOf(D)[0])) * 2;
    const at = spot.side === undefined ? 0 : (HALF_CM[spot.place] ?? 8);
    const short = inward + 2 - (at + spot.shift[0]);
    if (short <= 0) return;
    const aside = (hand: HandState, by: number): HandState => movedHand(hand, [by, 0, 0]);
    this.hands = { D: aside(D, short), N: aside(N, -short) };
  }

  private onArm(location: Element, side: Side, part: string, own: Element | undefined): void {
    this.other(location, otherSide(side), 'd');
    const hand = this.hands[side] as HandState;
    const { contact } = location.attributes;
    const site = own
      ? (readSite(own, side, this.notes) as Site)
      : siteToward(hand, side, [0, -0.5, -0.7]);
    const gapMm = contact === 'touch' ? 0 : contact === 'close' ? 40 : 60;
    this.put(side, {
      kind: 'contact',
      of: siteOfOwn(own ?? location, site),
      with: part,
      gapMm,
      offset: NOWHERE,
    });
  }

  /** The other hand, lying before the body if the sign does not say where it is. */
  private other(of: Element, side: Side, palm: 'u' | 'd'): void {
    if (this.hands[side] !== undefined) return;
    this.notes.kept(of, 'the other hand, of which nothing is told, lying before the body');
    const toOther: Vector = side === 'N' ? [1, 0, 0.9] : [-1, 0, 0.9];
    this.set(side, {
      shape: palm === 'u' ? { hs: 'flat' } : { hs: 'fist' },
      ext: halfway(toOther, undefined),
      palm: { absolute: palm === 'u' ? [0, 1, 0] : [0, -1, 0] },
      where: {
        kind: 'spot',
        spot: { place: 'stomach', side: undefined, distance: 'middle', shift: [0, 6, 0] },
      },
    });
  }

  /** A hand on the other one: `location` tells where on that. */
  private touch(location: Element, side: Side): void {
    const other = otherSide(side);
    this.other(location, other, 'u');
    // Two hands cannot each wait for the other: the one that is touched stays before the body.
    if (this.hands[other]?.where.kind !== 'spot') {
      this.put(other, {
        kind: 'spot',
        spot: { place: 'chest', side: undefined, distance: 'middle', shift: NOWHERE },
      });
    }
    const target = readSite(location, other, this.notes);
    const hand = this.hands[side] as HandState;
    const [own] = location.children;
    const site = own
      ? (readSite(own, side, this.notes) as Site)
      : siteToward(hand, side, [0, -1, 0]);
    const { contact } = location.attributes;
    const gapMm = contact === 'close' ? 40 : 0;
    this.put(side, {
      kind: 'contact',
      of: siteOfOwn(own ?? location, site),
      with: target,
      gapMm,
      offset: NOWHERE,
    });
  }

  /** Hands at each other. The first site told is the one that D is at, on N; the second is D's own. */
  private constellate(constellation: Element): void {
    for (const side of ['D', 'N'] as const) this.fill(side);
    const { contact } = constellation.attributes;
    if (contact !== undefined && contact !== 'touch' && contact !== 'close') {
      this.notes.kept(constellation, 'how hands are at each other as a touch', contact);
    }
    const sites = constellation.children.filter(({ name }) => name === 'location_hand');
    const body = constellation.children.find(({ name }) => name === 'location_bodyarm');
    const { D, N } = this.hands as { D: HandState; N: HandState };
    const image = areMirrored({ D, N: { ...N, where: mirroredHand(D).where } });
    const gapMm = contact === 'close' ? 30 : 0;
    const [first, second] = sites;
    const spot = body
      ? readSpot(body, { side: 'D', isOneOfTwo: false }, this.notes)
      : this.before();
    if (body?.children[0] !== undefined)
      this.notes.leftOut(body, 'which site of two hands is at the body');
    const way = this.wayBetween(image);
    const earlier = sites.length === 0 ? this.metAt : undefined;
    const target =
      earlier?.with ??
      (first ? readSite(first, 'N', this.notes) : siteToward(N, 'N', scale(way, -1)));
    const of =
      earlier?.of ??
      ((second ?? first)
        ? siteOfOwn(
            (second ?? first) as Element,
            readSite((second ?? first) as Element, 'D', this.notes) as Site,
          )
        : siteToward(D, 'D', way));
    const areAlike =
      of === target ||
      (first !== undefined &&
        second !== undefined &&
        sameJson(first.attributes, second.attributes));
    this.metAt = { of, with: areAlike && image ? of : target };
    if (image && areAlike) {
      const where: Where = { kind: 'meeting', of, with: of, gapMm, offset: fromChest(spot) };
      this.hands = { D: withoutExact({ ...D, where }), N: withoutExact({ ...N, where }) };
      return;
    }
    const point = !isSite(target) || target === 'palm' ? undefined : (target as Site);
    this.put('N', { kind: 'spot', spot, ...(point && { point }) });
    this.put('D', { kind: 'contact', of, with: target, gapMm, offset: NOWHERE });
  }

  /** From D to N, where nothing says how they are at each other: along the palm that looks most at the other hand. */
  private wayBetween(isImage: boolean): Vector {
    const { N } = this.hands as { N: HandState };
    const up = palmOf(N)[1];
    if (!isImage && up > 0.6) return [0, -1, 0];
    if (!isImage && up < -0.6) return [0, 1, 0];
    return [-1, 0, 0];
  }

  /** Where the hands are already, or before the chest. */
  private before() {
    const { N } = this.hands;
    const isPlaced = this.drafts.length > 0 && N?.where.kind === 'spot';
    return isPlaced && N?.where.kind === 'spot'
      ? N.where.spot
      : ({ place: 'chest', side: undefined, distance: 'middle', shift: NOWHERE } as const);
  }

  private make(step: Step): void {
    if (step.mark !== undefined) this.marked.set(step.mark, this.hands);
    if (step.back !== undefined) {
      this.hands = this.marked.get(step.back) ?? this.hands;
      this.draft(step.ms);
      return;
    }
    const goes = !isNowhere(step.delta.D) || !isNowhere(step.delta.N);
    if (step.motions.length > 0) {
      this.goOn(step);
      if (step.changes.length > 0) {
        for (const { posture, sides } of step.changes) this.take(posture, sides);
        this.draft(160);
      }
      return;
    }
    if (!goes && step.changes.length === 0) {
      const last = this.drafts.at(-1);
      if (last !== undefined && step.mark === undefined) last.hold += step.ms;
      return;
    }
    this.move(step.delta);
    for (const { posture, sides } of step.changes) this.take(posture, sides);
    this.draft(step.ms, step.curve, step.exact);
  }

  /** Motions where the hands are, and a way beside them. */
  private goOn({ motions, delta, ms }: Step): void {
    let last = this.drafts.at(-1);
    if (last === undefined || last.motions.length > 0) {
      this.draft(60);
      last = this.drafts.at(-1) as Draft;
    }
    const ways = (['D', 'N'] as const)
      .filter((side) => !isNowhere(delta[side]))
      .map((side) => {
        const size = Math.hypot(...delta[side]);
        return {
          side,
          motion: { type: 'straight' as const, dir: scale(delta[side], 1 / size), size, ms },
        };
      });
    const all = [...motions, ...ways];
    if (all.some(({ motion }) => !isNowhere(travelled(motion)))) {
      const moved = { D: NOWHERE as Vector, N: NOWHERE as Vector };
      for (const { side, motion } of all) moved[side] = add(moved[side], travelled(motion));
      // Hands that meet part before they go on: the meeting is of the first instant.
      this.move(moved);
    }
    last.motions = all;
  }

  private move(delta: Readonly<Record<Side, Vector>>): void {
    const isTogether = isNowhere(minus(delta.D, delta.N));
    const meets = this.hands.D?.where.kind === 'meeting';
    if (meets && !isTogether) this.hands = parted(this.hands);
    const { D, N } = this.hands;
    if (meets && isTogether && D && N) {
      this.hands = { D: movedHand(D, delta.D), N: movedHand(N, delta.D) };
      return;
    }
    // A hand at the other one goes where that goes.
    const own = (side: Side, hand: HandState | undefined): HandState | undefined => {
      if (hand === undefined) return undefined;
      const by =
        hand.where.kind === 'contact' ? minus(delta[side], delta[otherSide(side)]) : delta[side];
      return movedHand(hand, by);
    };
    this.hands = { D: own('D', D), N: own('N', N) };
  }

  private draft(ms: number | undefined, curve: Step['curve'] = {}, told?: Element): void {
    this.drafts.push({
      hands: this.hands,
      curve,
      ms,
      hold: this.drafts.length === 0 ? 60 : 0,
      motions: [],
      exact: {
        ...(this.isMirroredExactly() && { sym: 'mirror' as const }),
        ...(told && exactTime(told, this.notes)),
      },
      exactMotion: undefined,
    });
    SYMMETRIES.set(this.drafts.at(-1) as Draft, this.symmetry);
  }
}

const CHANGED = 'a refinement of what somebody has changed since';

const FILLING: Hand = { hs: 'flat', ext: 'o', palm: 'd', at: { place: 'chest' } };

const withoutWhere = (exact: Partial<Hand> = {}): Partial<Hand> => {
  const { at: _at, contact: _contact, point: _point, ...turn } = exact;
  return turn;
};

const withoutExact = (hand: HandState): HandState => ({ ...hand, exact: withoutWhere(hand.exact) });

const isTheSame = (told: Element, ours: NewElement): boolean =>
  JSON.stringify(plain(told)) === JSON.stringify(plain(ours));

const SYMMETRIES = new WeakMap<Draft, Symmetry>();

/** How far from the middle the halves of places are, centimetres. */
const HALF_CM: Readonly<Record<string, number>> = {
  'shoulder-front': 13,
  shoulder: 15,
  'chest-side': 8.5,
  'waist-side': 11,
  'forehead-side': 4,
  cheek: 4.6,
  eye: 2.8,
  ear: 8.2,
};

const isSite = (name: string): boolean => !/^(forearm|elbow|upper-arm)/.test(name);

/** A site of the own hand cannot be on an arm. */
const siteOfOwn = (of: Element, site: string): Site => {
  if (isSite(site)) return site as Site;
  throw new Refusal(of, 'a part of the arm as the site that touches', site);
};

const squareTo = (palm: Vector, ext: Vector, of: Element, notes: Notes): Vector => {
  const along = palm[0] * ext[0] + palm[1] * ext[1] + palm[2] * ext[2];
  if (Math.abs(along) < 0.9) return palm;
  notes.kept(of, 'a palm along the fingers turned square to them');
  return Math.abs(ext[1]) < 0.9 ? [0, -1, 0] : [0, 0, 1];
};

/** A spot as an offset from before the middle of the chest, where hands meet. */
const fromChest = ({ place, distance, shift }: Spot): Vector => {
  const height = HEIGHT_CM[place] ?? 0;
  const out =
    { touch: -17, close: -14, near: -8, middle: 0, far: 10, stretched: 18 }[distance] ?? 0;
  return add(shift, [0, height, out]);
};

/** How far above the middle of the chest places are, centimetres. */
const HEIGHT_CM: Readonly<Record<string, number>> = {
  'head-top': 46,
  forehead: 41,
  'forehead-side': 40.5,
  'between-brows': 37.7,
  eye: 35.7,
  nose: 32,
  'nose-side': 32,
  'upper-lip': 31,
  mouth: 29.6,
  teeth: 30,
  tongue: 29.4,
  cheek: 31.8,
  chin: 27.3,
  'under-chin': 25.8,
  ear: 33.7,
  'ear-lobe': 31,
  neck: 22,
  shoulder: 18.7,
  'shoulder-front': 11.5,
  'upper-chest': 8,
  chest: 0,
  'chest-side': 2,
  stomach: -17.5,
  waist: -20.4,
  'waist-side': -20.4,
};

const written = (draft: Draft): Segment => {
  const near = writtenNear(draft);
  const { only, curve, ...time } = draft.exact;
  if (Object.keys(draft.exact).length === 0 && draft.exactMotion === undefined) return near;
  const { motion: nearMotion, sym: nearSym, D, N, ...timing } = near;
  const motion = draft.exactMotion ?? nearMotion;
  const sym = time.sym ?? nearSym;
  const swelling = (side: Side, hand: Hand | undefined): Hand | undefined => {
    if (hand === undefined) return undefined;
    const { curve: _near, ...rest } = hand;
    const own = curve?.[side];
    return own === undefined ? rest : { ...rest, curve: own };
  };
  const [exactD, exactN] = [swelling('D', D), swelling('N', N)];
  const isMove = time.move !== undefined && time.move !== 220;
  const { move: _move, hold: _hold, ...others } = timing;
  return {
    ...(exactD && only !== 'N' && only !== 'none' && { D: exactD }),
    ...(exactN && sym === undefined && only !== 'D' && only !== 'none' && { N: exactN }),
    ...(sym && { sym }),
    ...others,
    ...(isMove && { move: time.move }),
    ...(time.hold !== undefined && time.hold !== 380 && { hold: time.hold }),
    ...(time.slide && { slide: true as const }),
    ...(motion && { motion: [...motion] }),
  };
};

const writtenNear = (draft: Draft): Segment => {
  const symmetry = SYMMETRIES.get(draft) as Symmetry;
  const { hands, curve, ms, hold, motions } = draft;
  const { D, N } = hands;
  const of = (side: Side) => motions.filter((one) => one.side === side).map(({ motion }) => motion);
  const [ofD, ofN] = [of('D'), of('N')];
  const mirroring = { ...symmetry, isMirrored: true, isUpsideDown: false, isInsideOut: false };
  const sameMotions =
    ofD.length === ofN.length &&
    ofD.every((motion, k) => areSameMotion(motion, ofN[k] as HandMotion, mirroring));
  const isMeeting = D?.where.kind === 'meeting';
  const isPair =
    D !== undefined &&
    N !== undefined &&
    areMirrored(hands) &&
    (motions.length === 0 || sameMotions) &&
    isSameCurve(curve);
  const timing = {
    ...(ms !== undefined && { move: Math.min(2000, Math.max(60, Math.round(ms))) }),
    hold: Math.min(4000, Math.round(hold)),
  };
  const curveOf = (side: Side) => {
    const swelling = curve[side];
    return (
      swelling && {
        dir: ourDirection(swelling.dir),
        size: Math.min(40, Math.round(swelling.size * 10) / 10),
      }
    );
  };
  if (isPair && D !== undefined) {
    const motion = ofD.map((one) =>
      writtenMotion(one, 'both', symmetry.isOutOfPhase && isTurning(one)),
    );
    return {
      D: writtenHand(D, 'D', curveOf('D')),
      sym: 'mirror',
      ...timing,
      ...someMotions(motion),
    };
  }
  const apart: Hands = isMeeting ? unpaired(hands) : hands;
  const motion = motions.map(({ motion: one, side }) =>
    writtenMotion(
      one,
      side,
      side === 'N' && symmetry.isOutOfPhase && ofD.length > 0 && isTurning(one),
    ),
  );
  return {
    ...(apart.D && { D: writtenHand(apart.D, 'D', curveOf('D')) }),
    ...(apart.N && { N: writtenHand(apart.N, 'N', curveOf('N')) }),
    ...timing,
    ...someMotions(motion),
  };
};

/** At most six at once; a form has room for no more. */
const someMotions = (motion: readonly Motion[]): { motion?: Motion[] } =>
  motion.length === 0 ? {} : { motion: motion.slice(0, 6) };

/** Ways are written out of phase already; what goes on in one place begins half a turn later. */
const isTurning = ({ type }: HandMotion): boolean =>
  type !== 'straight' && type !== 'wave' && type !== 'zigzag' && type !== 'brush';

const isSameCurve = ({ D, N }: Step['curve']): boolean =>
  D === undefined || N === undefined
    ? D === N
    : D.size === N.size && isNowhere(scale(minus(mirrored(D.dir), N.dir), 0.01));

/** A meeting of hands that are not alike: N is there, D at it. */
const unpaired = ({ D, N }: Hands): Hands => {
  if (D?.where.kind !== 'meeting' || N === undefined) return { D, N };
  const { of, with: other, gapMm, offset } = D.where;
  const spot = { place: 'chest', side: undefined, distance: 'middle', shift: offset } as const;
  const point = other === 'palm' ? undefined : (other as Site);
  return {
    D: { ...D, where: { kind: 'contact', of, with: other, gapMm, offset: NOWHERE } },
    N: { ...N, where: { kind: 'spot', spot, point } },
  };
};
