import {
  Color,
  DirectionalLight,
  HemisphereLight,
  NeutralToneMapping,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';
import type { Body, FigureName, Reach } from '../signer/signer.js';
import type { AvatarView } from './avatar-view.js';
import { type Figure, figureUrl, loadFigure } from './figure.js';
import { FigureAway } from './figure-away.js';
import { exposureOf, type Look } from './palette.js';
import { isDrawnByProcessor } from './processor.js';
import { createReplay } from './replay.js';
import { cameraPlace, type PictureView } from './views.js';

/** The person on a plain stage; rejects where the browser has no WebGL, with `FigureAway` where the figure does not come. */
export async function openStage(
  canvas: HTMLCanvasElement,
  options: {
    readonly figure: FigureName;
    readonly body: Body;
    readonly look: Look;
    readonly view: PictureView;
    /** Nothing behind the person: for a picture that puts something there. */
    readonly isCutOut?: boolean | undefined;
    /** Edges as they come: for a picture that is drawn larger than it is shown. */
    readonly isUnsmoothed?: boolean | undefined;
    /** In place of the view's camera; says whether it has placed one. */
    readonly placeCamera?: (camera: PerspectiveCamera) => boolean;
    /** Whether the next pictures have shadows; asked for when the camera is placed. */
    readonly hasShadows?: () => boolean;
    /** To make a person of other measures of the figure. */
    readonly shape?: (root: Object3D) => void;
  },
): Promise<AvatarView> {
  const antialias = !options.isUnsmoothed;
  const renderer = new WebGLRenderer({ canvas, antialias, preserveDrawingBuffer: true });
  renderer.setClearColor(0x000000, 0);
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  let figure: Figure;
  try {
    figure = await loadFigure(figureUrl(options.figure), options.body);
  } catch (error) {
    renderer.dispose();
    throw new FigureAway(`${options.figure} did not come`, { cause: error });
  }
  options.shape?.(figure.root);
  const replay = createReplay(renderer.getContext());
  const scene = new Scene();
  const { key, all } = lights();
  scene.add(figure.root, ...all);
  const camera = new PerspectiveCamera();
  camera.near = 0.03;
  camera.far = 12;
  const eyeHeight = eyeHeightOf(options.body);
  let view = options.view;
  let reach: Reach | null = null;

  const place = (): void => {
    replay.forget();
    key.castShadow = options.hasShadows?.() ?? true;
    if (options.placeCamera?.(camera)) return;
    const { eye, target, verticalDegrees } = cameraPlace(view, eyeHeight, camera.aspect, reach);
    camera.position.set(...eye);
    camera.lookAt(...target);
    camera.fov = verticalDegrees;
    camera.updateProjectionMatrix();
  };
  const setLook = (look: Look): void => {
    figure.setLook(look);
    renderer.toneMappingExposure = exposureOf(look);
    scene.background = options.isCutOut ? null : new Color(look.stage);
    replay.forget();
  };
  const render = (): void => renderer.render(scene, camera);
  setLook(options.look);
  place();

  return {
    kind: 'figure',
    isCostly: isDrawnByProcessor(renderer.getContext()),
    show: (pose) => {
      figure.apply(pose);
      replay.draw(render);
    },
    setLook,
    setView: (next) => {
      view = next;
      place();
    },
    setReach: (next) => {
      reach = next;
      place();
    },
    resize: (width, height, pixelRatio) => {
      renderer.setPixelRatio(pixelRatio);
      renderer.setSize(width, height, false);
      camera.aspect = width / height;
      place();
    },
    dispose: () => {
      figure.dispose();
      renderer.dispose();
    },
  };
}

/** A warm key from the signer's right, so that fingers throw their shape on palms and shirt. */
function lights() {
  const sky = new HemisphereLight(0xffffff, 0xc8b8a8, 1.9);
  const key = new DirectionalLight(0xfff3e6, 2.4);
  key.position.set(-1.3, 3, 2.6);
  key.target.position.set(0, 1.3, 0.1);
  key.shadow.mapSize.set(1024, 1024);
  key.shadow.bias = -0.0006;
  key.shadow.normalBias = 0.006;
  key.shadow.radius = 3;
  const { camera } = key.shadow;
  camera.left = -0.8;
  camera.right = 0.8;
  camera.top = 0.8;
  camera.bottom = -0.8;
  camera.near = 1;
  camera.far = 6;
  const fill = new DirectionalLight(0xdfe9ff, 1.2);
  fill.position.set(2, 1.2, 1.6);
  const rim = new DirectionalLight(0xffffff, 1.6);
  rim.position.set(0.6, 2.2, -2.5);
  return { key, all: [sky, key, key.target, fill, rim] };
}

function eyeHeightOf({ joints }: Body): number {
  return joints.find(({ name }) => name === 'LeftEye')?.head[1] ?? 1.64;
}
