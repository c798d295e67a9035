import {
  Color,
  DoubleSide,
  FrontSide,
  type Mesh,
  MeshDepthMaterial,
  MeshStandardMaterial,
  type Object3D,
  type SkinnedMesh,
  type Vector3,
} from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import type { Body, BodyPose, FigureName } from '../signer/signer.js';
import { createClosedHands } from './closed-hands.js';
import { exposureOf, type Look, lookAt, rimOf, USUAL_LOOK } from './palette.js';

/** The resting face is friendly, unless the mouth is sad. */
const RESTING_SMILE = 0.16;
const HAIR = '#1d1512';
const WHITE = '#ffffff';
/** The look whose light is right for eyes as they are baked, and how white they are in it. */
const LIT_FOR = lookAt(USUAL_LOOK);
const EYES_SHARE = 0.85;
/** Teeth and tongue lie in the shadow of the lips, which no light here throws. */
const INSIDE_MOUTH = '#d9d2c9';
type Part = 'skin' | 'shirt' | 'hair' | 'brows' | 'eyes' | 'lashes' | 'mouth';

const ROUGHNESS: Readonly<Record<Part, number>> = {
  skin: 0.62,
  shirt: 0.85,
  hair: 0.8,
  brows: 0.7,
  eyes: 0.25,
  lashes: 0.7,
  mouth: 0.5,
};
/** Thin sheets that are seen from behind as well. */
const SHEETS: readonly string[] = ['lashes', 'brows', 'shirt'];

export type Figure = {
  readonly root: Object3D;
  apply: (pose: BodyPose) => void;
  setLook: (look: Look) => void;
  dispose: () => void;
};

/** Loads a baked person; poses reach its bones and face by name. */
export async function loadFigure(url: string, body: Body): Promise<Figure> {
  const { scene: root } = await new GLTFLoader().loadAsync(url);
  const meshes: Mesh[] = [];
  root.traverse((node) => {
    if ((node as Mesh).isMesh) meshes.push(node as Mesh);
  });
  const rim = new Color();
  const materials = meshes.map((mesh) => {
    const part = mesh.name as Part;
    const material = new MeshStandardMaterial({
      vertexColors: true,
      roughness: ROUGHNESS[part] ?? 0.7,
      side: SHEETS.includes(part) ? DoubleSide : FrontSide,
    });
    if (part === 'shirt') drawRim(material, rim);
    mesh.material = material;
    // Bones move it out of the box that it had at rest.
    mesh.frustumCulled = false;
    mesh.castShadow = part !== 'lashes' && part !== 'brows';
    mesh.receiveShadow = part === 'skin' || part === 'shirt';
    // Of its own: one that meshes of several kinds share is set up anew for each, in every frame.
    mesh.customDepthMaterial = new MeshDepthMaterial();
    return { part, material };
  });
  const bones = body.joints.map(({ name }) => root.getObjectByName(name) ?? null);
  const hands = createClosedHands(body);
  const knuckles = hands.knuckles.map(({ joints: [first = -1], moved }) => {
    const bone = bones[first] ?? null;
    return { bone, moved, rest: bone?.position.clone() };
  });
  const drawn = new Float32Array(body.joints.length * 4);
  const frown = body.faceChannels.indexOf('mouthFrownLeft');
  const shapes = meshes.flatMap((mesh) => shapesOf(mesh as SkinnedMesh, body.faceChannels));
  const skeletons = [...new Set(meshes.map((mesh) => (mesh as SkinnedMesh).skeleton))];

  return {
    root,
    apply: ({ rotations, face }) => {
      drawn.set(rotations);
      hands.close(drawn);
      for (let index = 0; index < knuckles.length; index += 1) {
        const { bone, rest, moved } = knuckles[index] as Knuckle;
        if (bone && rest) bone.position.addVectors(rest, moved);
      }
      for (let index = 0; index < bones.length; index += 1) {
        const bone = bones[index];
        if (bone) bone.quaternion.fromArray(drawn, index * 4);
      }
      const smile = RESTING_SMILE * (1 - Math.min((face[frown] ?? 0) * 4, 1));
      for (let index = 0; index < shapes.length; index += 1) {
        const { influences, at, channel, isSmile } = shapes[index] as Shape;
        const value = face[channel] ?? 0;
        influences[at] = isSmile ? Math.max(value, smile) : value;
      }
      // A frame that is drawn again does not work this out itself.
      root.updateMatrixWorld();
      for (let index = 0; index < skeletons.length; index += 1) skeletons[index]?.update();
    },
    setLook: (look) => {
      for (const { part, material } of materials) material.color = colourOf(part, look);
      rim.set(rimOf(look));
    },
    dispose: () => {
      for (const mesh of meshes) {
        mesh.geometry.dispose();
        mesh.customDepthMaterial?.dispose();
      }
      for (const { material } of materials) material.dispose();
    },
  };
}

type Knuckle = {
  readonly bone: Object3D | null;
  readonly rest: Vector3 | undefined;
  readonly moved: Vector3;
};

type Shape = {
  readonly influences: Float32Array;
  readonly at: number;
  readonly channel: number;
  readonly isSmile: boolean;
};

function shapesOf(mesh: SkinnedMesh, channels: readonly string[]): Shape[] {
  const { morphTargetDictionary: names, morphTargetInfluences: given } = mesh;
  if (!names || !given) return [];
  // WebGL takes these as they are, and makes anew what comes as a list of numbers.
  const influences = new Float32Array(given);
  mesh.morphTargetInfluences = influences as unknown as number[];
  return channels.flatMap((name, channel) => {
    const at = names[name];
    const isSmile = name.startsWith('mouthSmile');
    return at === undefined ? [] : [{ influences, at, channel, isSmile }];
  });
}

function colourOf(part: Part, look: Look): Color {
  if (part === 'skin') return new Color(look.skin);
  if (part === 'shirt') return new Color(look.shirt);
  if (part === 'mouth') return new Color(INSIDE_MOUTH);
  if (part !== 'eyes') return new Color(HAIR);
  // What lights dark skin would make eyes glow.
  const share = exposureOf(LIT_FOR) / exposureOf(look);
  return new Color(WHITE).multiplyScalar(EYES_SHARE * share * share);
}

/** A soft line where the cloth turns away, so that the shirt stands off its stage. */
function drawRim(material: MeshStandardMaterial, rim: Color): void {
  material.onBeforeCompile = (shader) => {
    shader.uniforms.rim = { value: rim };
    shader.fragmentShader = `uniform vec3 rim;\n${shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      `float turned = 1.0 - abs(dot(normalize(vViewPosition), normal));
       outgoingLight = mix(outgoingLight, rim, 0.6 * pow(turned, 3.0));
       #include <opaque_fragment>`,
    )}`;
  };
}

export function figureUrl(name: FigureName): string {
  return `${import.meta.env.BASE_URL}avatar/${name}.glb`;
}
