import type { Body, Reach } from '../signer/signer.js';
import type { AvatarView } from './avatar-view.js';
import { createKinematics } from './kinematics.js';
import { type Look, luminanceOf } from './palette.js';
import { createProjection } from './projection.js';
import { cameraPlace, type PictureView } from './views.js';

type Line = {
  readonly names: readonly string[];
  /** Half its thickness in metres. */
  readonly radius: number;
  readonly colour: 'skin' | 'shirt';
};

const TRUNK: readonly Line[] = [
  { names: ['Hips', 'Spine1', 'Spine2'], radius: 0.14, colour: 'shirt' },
  { names: ['LeftArm', 'Spine2', 'RightArm'], radius: 0.06, colour: 'shirt' },
  { names: ['Neck', 'Head'], radius: 0.05, colour: 'skin' },
];
const FINGER_RADII = [0.014, 0.009, 0.008, 0.007];
const LIMBS: readonly Line[] = ['Left', 'Right'].flatMap((side): Line[] => [
  { names: [`${side}Arm`, `${side}ForeArm`], radius: 0.05, colour: 'shirt' },
  { names: [`${side}ForeArm`, `${side}Hand`], radius: 0.038, colour: 'shirt' },
  ...['Index', 'Middle', 'Ring', 'Pinky', 'Thumb'].flatMap((finger): Line[] =>
    [`${side}Hand`, ...[1, 2, 3, 4].map((bone) => `${side}Hand${finger}${bone}`)].flatMap(
      (name, bone, all): Line[] => {
        const next = all[bone + 1];
        const radius = FINGER_RADII[bone] ?? 0;
        return next === undefined ? [] : [{ names: [name, next], radius, colour: 'skin' }];
      },
    ),
  ),
]);
const EDGE_M = 0.004;
/** Nearer to the camera nothing is drawn. */
const NEAREST_M = 0.05;
const HAIR = '#1d1512';
const IRIS = '#2b1a12';
const LIPS = '#8a3b34';

/** The signer drawn in plain strokes: for browsers without WebGL. Same joints, same face. */
export function openDrawing(
  canvas: HTMLCanvasElement,
  options: { readonly body: Body; readonly look: Look; readonly view: PictureView },
): AvatarView | null {
  const context = canvas.getContext('2d');
  if (!context) return null;
  const { body } = options;
  const { indexOf, places, solve } = createKinematics(body);
  const { x, y, depth, scale, aim, project } = createProjection(places.length / 3);
  const pathOf = ({ names }: Line): readonly number[] => names.map(indexOf);
  const trunk = TRUNK.map((line) => ({ ...line, path: pathOf(line) }));
  const limbs = LIMBS.map((line) => ({ ...line, path: pathOf(line) }));
  const order = new Uint8Array(limbs.length);
  const [left, right, head] = [indexOf('LeftEye'), indexOf('RightEye'), indexOf('Head')] as const;
  const channel = (name: string): number => body.faceChannels.indexOf(name);
  const channels = {
    inner: channel('browInnerUp'),
    outer: channel('browOuterUpLeft'),
    down: channel('browDownLeft'),
    blink: channel('eyeBlinkLeft'),
    wide: channel('eyeWideLeft'),
    jaw: channel('jawOpen'),
    smile: channel('mouthSmileLeft'),
    frown: channel('mouthFrownLeft'),
  };
  const eyeHeight = body.joints[left]?.head[1] ?? 1.64;
  let { look, view } = options;
  let edge = edgeOf(look);
  let reach: Reach | null = null;

  const place = (): void => {
    const { width, height } = canvas;
    aim(cameraPlace(view, eyeHeight, width / height, reach), width, height);
  };
  const stroke = (path: readonly number[], radius: number, colour: string): void => {
    for (let k = 0; k < path.length; k += 1) {
      const point = path[k] as number;
      if (point < 0 || (depth[point] as number) < NEAREST_M) return;
    }
    const first = path[0] as number;
    context.strokeStyle = colour;
    context.lineWidth = 2 * radius * (scale[first] as number);
    context.beginPath();
    context.moveTo(x[first] as number, y[first] as number);
    for (let k = 1; k < path.length; k += 1) {
      context.lineTo(x[path[k] as number] as number, y[path[k] as number] as number);
    }
    context.stroke();
  };
  const ellipse = (cx: number, cy: number, rx: number, ry: number, colour: string): void => {
    context.fillStyle = colour;
    context.beginPath();
    context.ellipse(cx, cy, rx, ry, 0, 0, 2 * Math.PI);
    context.fill();
  };
  const drawHead = (face: Float32Array): void => {
    const size = scale[head] as number;
    const across = (x[left] as number) - (x[right] as number);
    const down = (y[left] as number) - (y[right] as number);
    const apart = Math.hypot(across, down) / 2;
    const inner = face[channels.inner] ?? 0;
    const outer = face[channels.outer] ?? 0;
    const frown = face[channels.down] ?? 0;
    const open = 1 + 0.6 * (face[channels.wide] ?? 0) - (face[channels.blink] ?? 0);
    context.save();
    context.translate((x[right] as number) + across / 2, (y[right] as number) + down / 2);
    context.rotate(Math.atan2(down, across));
    ellipse(0, -0.035 * size, 0.094 * size, 0.118 * size, HAIR);
    ellipse(0, 0.012 * size, 0.078 * size, 0.108 * size, look.skin);
    for (let sign = -1; sign <= 1; sign += 2) {
      ellipse(sign * apart, 0, 0.014 * size, 0.009 * size * Math.max(open, 0.1), '#ffffff');
      ellipse(sign * apart, 0, 0.007 * size, 0.008 * size * Math.min(Math.max(open, 0.1), 1), IRIS);
      context.strokeStyle = HAIR;
      context.lineWidth = 0.007 * size;
      context.beginPath();
      context.moveTo(sign * (apart - 0.014 * size), (-0.026 - 0.02 * (inner - frown)) * size);
      context.lineTo(sign * (apart + 0.022 * size), (-0.026 - 0.02 * (outer - 0.5 * frown)) * size);
      context.stroke();
    }
    drawMouth(face, size);
    context.restore();
  };
  const drawMouth = (face: Float32Array, size: number): void => {
    const corner = 0.002 + 0.014 * ((face[channels.smile] ?? 0) - (face[channels.frown] ?? 0));
    const open = face[channels.jaw] ?? 0;
    const side = 0.026 * size;
    const corners = (0.068 - corner) * size;
    context.fillStyle = LIPS;
    context.strokeStyle = LIPS;
    context.lineWidth = 0.006 * size;
    context.beginPath();
    context.moveTo(-side, corners);
    context.quadraticCurveTo(0, (0.068 + corner) * size, side, corners);
    context.quadraticCurveTo(0, (0.068 + corner + 0.06 * open) * size, -side, corners);
    context.fill();
    context.stroke();
  };
  /** What is behind first; in place, as a list that is sorted would be another one. */
  const sortLimbs = (): void => {
    for (let limb = 0; limb < limbs.length; limb += 1) {
      let at = limb;
      const away = depthOf(limb);
      for (; at > 0 && depthOf(order[at - 1] as number) < away; at -= 1) {
        order[at] = order[at - 1] as number;
      }
      order[at] = limb;
    }
  };
  const depthOf = (limb: number): number => depth[limbs[limb]?.path[1] as number] ?? 0;

  return {
    kind: 'drawing',
    isCostly: false,
    show: ({ rotations, face }) => {
      solve(rotations);
      project(places);
      context.fillStyle = look.stage;
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.lineCap = 'round';
      context.lineJoin = 'round';
      if (view !== 'own') {
        for (let k = 0; k < trunk.length; k += 1) {
          const { path, radius, colour } = trunk[k] as (typeof trunk)[number];
          stroke(path, radius, look[colour]);
        }
        drawHead(face);
      }
      sortLimbs();
      for (let k = 0; k < order.length; k += 1) {
        const { path, radius, colour } = limbs[order[k] as number] as (typeof limbs)[number];
        stroke(path, radius + EDGE_M, edge);
        stroke(path, radius, look[colour]);
      }
    },
    setLook: (next) => {
      look = next;
      edge = edgeOf(next);
    },
    setView: (next) => {
      view = next;
      place();
    },
    setReach: (next) => {
      reach = next;
      place();
    },
    resize: (width, height, pixelRatio) => {
      canvas.width = Math.round(width * pixelRatio);
      canvas.height = Math.round(height * pixelRatio);
      place();
    },
    dispose: () => context.clearRect(0, 0, canvas.width, canvas.height),
  };
}

/** A dark line on a light stage and the other way round, so that fingers before a palm are seen. */
function edgeOf({ stage }: Look): string {
  return luminanceOf(stage) < 0.2 ? '#141a2e' : '#5a4a3a';
}
