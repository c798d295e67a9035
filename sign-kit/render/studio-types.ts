import type { RigJson, SequenceItem } from '@isl/signing';
import type { Camera } from '@isl/signing/clips';
import type { PictureView } from '../src/avatar/views.js';
import type { Stretch } from '../src/player/clock.js';
import type { FigureName } from '../src/signer/signer.js';
import type { Backdrop } from './backdrop.js';
import type { Frame } from './picture-frames.js';

/** Who signs, and how the camera sees it; sizes in pixels. */
export type Scene = {
  readonly figure: FigureName;
  /** Place in the palette's looks. */
  readonly look: number;
  readonly view: PictureView;
  /** How far the signer stands turned from the camera, degrees to the figure's left; 0 without it. */
  readonly turnDegrees?: number;
  readonly width: number;
  readonly height: number;
  /** As near as what is signed allows; without it the usual room of a signer. */
  readonly isFitted?: boolean;
  /** In place of the look's stage. */
  readonly backdrop?: Backdrop | undefined;
  /** So many times larger when it is drawn, then made smaller: finer edges. */
  readonly finer?: number;
  /** Edges are smooth from being made smaller alone, which costs less than both. */
  readonly isQuick?: boolean;
  /** Somebody of other measures than the figure. */
  readonly person?: Person;
  /** In place of the view's. */
  readonly camera?: Camera;
  /** Palms, backs and nails of the hands are told apart. */
  readonly areSidesTold?: boolean;
};

/** Where the joints of such a body are at rest, and how much larger its hands and head are. */
export type Person = {
  readonly joints: RigJson['joints'];
  readonly hands: number;
  readonly head: number;
};

/** A sequence that was made ready: how long it is, when each item is signed and its picture taken. */
export type Take = {
  readonly durationMs: number;
  readonly stillsMs: readonly number[];
  readonly stretches: readonly Stretch[];
};

/** What the studio's page does for us in the browser. */
export type StudioPage = {
  readonly open: (scene: Scene) => Promise<void>;
  readonly compile: (
    items: readonly SequenceItem[],
    isLeftHanded: boolean,
    /** At a person's pace, with breath, glances and blinks, as the player shows it. */
    isLiving: boolean,
  ) => Take;
  /** The moment as a data URL. */
  readonly picture: (atMs: number, type: 'png' | 'jpeg') => string;
  /** A sign's frames with what is told of it, in one picture as a data URL. */
  readonly telling: (frames: readonly Frame[]) => string;
  /** A pose that was made elsewhere, as a data URL. */
  readonly pictureOf: (pose: PlainPose) => string;
};

/** A pose on its way to the browser. */
export type PlainPose = { readonly rotations: readonly number[]; readonly face: readonly number[] };
