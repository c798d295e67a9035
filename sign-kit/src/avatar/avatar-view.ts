import type { BodyPose, Reach } from '../signer/signer.js';
import type { Look } from './palette.js';
import type { PictureView } from './views.js';

/** Something that shows a body on a canvas; it draws when told, and not otherwise. */
export type AvatarView = {
  readonly kind: 'figure' | 'drawing';
  /** Every picture takes the processor, which has no graphics card to help: draw what somebody asked for. */
  readonly isCostly: boolean;
  show: (pose: BodyPose) => void;
  setLook: (look: Look) => void;
  setView: (view: PictureView) => void;
  /** What the picture has to hold; null is the usual room of a signer. */
  setReach: (reach: Reach | null) => void;
  resize: (width: number, height: number, pixelRatio: number) => void;
  dispose: () => void;
};
