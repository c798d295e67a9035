import type { Body, BodyPose, Reach } from '../signer/signer.js';
import type { AvatarView } from './avatar-view.js';
import type { Look } from './palette.js';
import { cameraPlace, type ViewName } from './views.js';

type Limb = {
  readonly from: string;
  readonly to: string;
  /** Half its thickness in metres. */
  readonly radius: number;
  readonly colour: 'skin' | 'shirt';
};

const ARM: readonly Limb[] = ['Left', 'Right'].flatMap((side): Limb[] => [
  { from: `${side}Arm`, to: `${side}ForeArm`, radius: 0.05, colour: 'shirt' },
  { from: `${side}ForeArm`, to: `${side}Hand`, radius: 0.038, colour: 'shirt' },
  ...['Index', 'Middle', 'Ring', 'Pinky', 'Thumb'].flatMap((finger): Limb[] => [
    { from: `${side}Hand`, to: `${side}Hand${finger}1`, radius: 0.014, colour: 'skin' },
    { from: `${side}Hand${finger}1`, to: `${side}Hand${finger}2`, radius: 0.009, colour: 'skin' },
    { from: `${side}Hand${finger}2`, to: `${side}Hand${finger}3`, radius: 0.008, colour: 'skin' },
    { from: `${side}Hand${finger}3`, to: `${side}Hand${finger}4`, radius: 0.007, colour: 'skin' },
  ]),
]);
/** The last bone of a finger, as long as this part of the one before it. */
const TIP_SHARE = 0.85;

/** The signer drawn in plain strokes: for browsers without WebGL. Same joints, same face. */
export function openDrawing(
  canvas: HTMLCanvasElement,
  options: { readonly body: Body; readonly look: Look; readonly view: ViewName },
): AvatarView | null {
  const context = canvas.getContext('2d');
  if (!context) return null;
  const solve = createKinematics(options.body);
  const channel = (name: string): number => options.body.faceChannels.indexOf(name);
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
  let { look, view } = options;
  let reach: Reach | null = null;

  const show = ({ rotations, face }: BodyPose): void => {
    const points = solve(rotations);
    const { width, height } = canvas;
    const project = createProjection({ view, reach, points, width, height });
    const value = (at: number): number => face[at] ?? 0;
    context.fillStyle = look.stage;
    context.fillRect(0, 0, width, height);
    context.lineCap = 'round';
    context.lineJoin = 'round';

    const at = (name: string): Projected | null => {
      const point = points.get(name);
      return point ? project(point) : null;
    };
    const stroke = (names: readonly string[], radius: number, colour: string): void => {
      const path = names.flatMap((name) => at(name) ?? []);
      const [first, ...rest] = path;
      if (!first || path.some(({ depth }) => depth < 0.05)) return;
      context.strokeStyle = colour;
      context.lineWidth = 2 * radius * first.scale;
      context.beginPath();
      context.moveTo(first.x, first.y);
      for (const { x, y } of rest) context.lineTo(x, y);
      context.stroke();
    };
    if (view !== 'own') {
      stroke(['Hips', 'Spine1', 'Spine2'], 0.14, look.shirt);
      stroke(['LeftArm', 'Spine2', 'RightArm'], 0.06, look.shirt);
      stroke(['Neck', 'Head'], 0.05, look.skin);
      drawHead();
    }
    const limbs = ARM.map((limb) => ({ limb, depth: at(limb.to)?.depth ?? 0 }));
    for (const { limb } of limbs.sort((a, b) => b.depth - a.depth)) {
      stroke([limb.from, limb.to], limb.radius + 0.004, edgeOf(look));
      stroke([limb.from, limb.to], limb.radius, look[limb.colour]);
    }

    function drawHead(): void {
      const [left, right, head] = [at('LeftEye'), at('RightEye'), at('Head')];
      if (!context || !left || !right || !head) return;
      const scale = head.scale;
      const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
      const tilt = Math.atan2(left.y - right.y, left.x - right.x);
      const apart = Math.hypot(left.x - right.x, left.y - right.y) / 2;
      context.save();
      context.translate(middle.x, middle.y);
      context.rotate(tilt);
      ellipse(0, -0.035 * scale, 0.094 * scale, 0.118 * scale, '#1d1512');
      ellipse(0, 0.012 * scale, 0.078 * scale, 0.108 * scale, look.skin);
      const lift = 0.02 * (value(channels.inner) - value(channels.down));
      const outer = 0.02 * (value(channels.outer) - 0.5 * value(channels.down));
      const open = Math.max(0.1, 1 + 0.6 * value(channels.wide) - value(channels.blink));
      for (const sign of [-1, 1]) {
        ellipse(sign * apart, 0, 0.014 * scale, 0.009 * scale * open, '#ffffff');
        ellipse(sign * apart, 0, 0.007 * scale, 0.008 * scale * Math.min(open, 1), '#2b1a12');
        line(
          [sign * (apart - 0.014 * scale), (-0.026 - lift) * scale],
          [sign * (apart + 0.022 * scale), (-0.026 - outer) * scale],
          0.007 * scale,
        );
      }
      const corner = 0.002 + 0.014 * (value(channels.smile) - value(channels.frown));
      const jaw = 0.03 * value(channels.jaw);
      context.fillStyle = context.strokeStyle = '#8a3b34';
      context.lineWidth = 0.006 * scale;
      context.beginPath();
      context.moveTo(-0.026 * scale, (0.068 - corner) * scale);
      context.quadraticCurveTo(
        0,
        (0.068 + corner) * scale,
        0.026 * scale,
        (0.068 - corner) * scale,
      );
      context.quadraticCurveTo(
        0,
        (0.068 + corner + 2 * jaw) * scale,
        -0.026 * scale,
        (0.068 - corner) * scale,
      );
      context.fill();
      context.stroke();
      context.restore();

      function ellipse(x: number, y: number, rx: number, ry: number, colour: string): void {
        if (!context) return;
        context.fillStyle = colour;
        context.beginPath();
        context.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
        context.fill();
      }
      function line(from: readonly [number, number], to: readonly [number, number], thick: number) {
        if (!context) return;
        context.strokeStyle = '#1d1512';
        context.lineWidth = thick;
        context.beginPath();
        context.moveTo(...from);
        context.lineTo(...to);
        context.stroke();
      }
    }
  };

  return {
    kind: 'drawing',
    show,
    setLook: (next) => {
      look = next;
    },
    setView: (next) => {
      view = next;
    },
    setReach: (next) => {
      reach = next;
    },
    resize: (width, height, pixelRatio) => {
      canvas.width = Math.round(width * pixelRatio);
      canvas.height = Math.round(height * pixelRatio);
    },
    dispose: () => context.clearRect(0, 0, canvas.width, canvas.height),
  };
}

/** A dark line on a light stage and the other way round, so that fingers before a palm are seen. */
function edgeOf({ stage }: Look): string {
  return stage === '#26304F' ? '#141a2e' : '#5a4a3a';
}

type Point = readonly [number, number, number];
type Projected = {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  /** Pixels of a metre there. */
  readonly scale: number;
};

function createProjection({
  view,
  reach,
  points,
  width,
  height,
}: {
  readonly view: ViewName;
  readonly reach: Reach | null;
  readonly points: ReadonlyMap<string, Point>;
  readonly width: number;
  readonly height: number;
}): (point: Point) => Projected {
  const eyeHeight = points.get('LeftEye')?.[1] ?? 1.64;
  const { eye, target, verticalDegrees } = cameraPlace(view, eyeHeight, width / height, reach);
  const forward = unit(subtract(target, eye));
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const focal = height / 2 / Math.tan((verticalDegrees / 2) * (Math.PI / 180));
  return (point) => {
    const offset = subtract(point, eye);
    const depth = dot(offset, forward);
    const scale = focal / Math.max(depth, 0.05);
    return {
      x: width / 2 + dot(offset, right) * scale,
      y: height / 2 - dot(offset, up) * scale,
      depth,
      scale,
    };
  };
}

/** Where each joint and fingertip is, for local rotations. */
export function createKinematics({ joints }: Body) {
  const turns = joints.map((): [number, number, number, number] => [0, 0, 0, 1]);
  return (rotations: Float32Array): Map<string, Point> => {
    const points = new Map<string, Point>();
    const places: Point[] = [];
    joints.forEach(({ name, parent, head }, index) => {
      const local = quaternionAt(rotations, index);
      const above = joints[parent];
      const turn = turns[parent];
      if (!above || !turn) {
        turns[index] = local;
        places[index] = head;
      } else {
        turns[index] = multiply(turn, local);
        places[index] = plus(
          places[parent] ?? above.head,
          turned(subtract(head, above.head), turn),
        );
      }
      points.set(name, places[index] ?? head);
      if (name.endsWith('3') && above) {
        const bone = subtract(head, above.head).map((value) => value * TIP_SHARE);
        const tip = turned(bone as unknown as Point, turns[index] ?? local);
        points.set(`${name.slice(0, -1)}4`, plus(places[index] ?? head, tip));
      }
    });
    return points;
  };
}

type Quaternion = [number, number, number, number];

function quaternionAt(rotations: Float32Array, index: number): Quaternion {
  const at = index * 4;
  return [
    rotations[at] ?? 0,
    rotations[at + 1] ?? 0,
    rotations[at + 2] ?? 0,
    rotations[at + 3] ?? 1,
  ];
}

function multiply(a: Quaternion, b: Quaternion): Quaternion {
  const [ax, ay, az, aw] = a;
  const [bx, by, bz, bw] = b;
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

function turned(point: Point, [x, y, z, w]: Quaternion): Point {
  const axis: Point = [x, y, z];
  const once = cross(axis, point);
  const twice = cross(axis, once);
  return [
    point[0] + 2 * (w * once[0] + twice[0]),
    point[1] + 2 * (w * once[1] + twice[1]),
    point[2] + 2 * (w * once[2] + twice[2]),
  ];
}

const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Point): Point => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};
