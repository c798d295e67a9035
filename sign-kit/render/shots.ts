import type { Emotion } from '@isl/contracts/vocabulary';
import type { ReviewedForm } from '@isl/lexicon';
import type { SequenceItem } from '@isl/signing';
import type { PictureView } from '../src/avatar/views.js';
import { type Backdrop, backdropOf, type FIELDS } from './backdrop.js';
import { type Person, personOf } from './persons.js';
import { viewOf } from './picture-views.js';

/** A file to make: who signs what, before what, and how large. */
export type Shot = Person & {
  /** Under `assets/`. */
  readonly path: string;
  readonly items: readonly SequenceItem[];
  readonly view: PictureView;
  readonly width: number;
  readonly height: number;
  readonly backdrop?: Backdrop;
  /** Of a picture: the item whose moment it shows. Without it the file is a clip of all items. */
  readonly pictureOf?: number;
  /** The picture also tells how its sign moves, and what decides. */
  readonly isTold?: boolean;
  /** The picture shows hands alone. */
  readonly isClose?: boolean;
};

type Scenery = Person & { readonly form: string; readonly field: keyof typeof FIELDS };

const woman = (look: number): Person => ({ figure: 'woman', look });
const man = (look: number): Person => ({ figure: 'man', look });

const CAROUSEL: readonly Scenery[] = [
  { form: 'word-hello', field: 'neel', ...woman(1) },
  { form: 'word-friend', field: 'haldi', ...man(4) },
  { form: 'word-love', field: 'neem', ...man(0) },
  { form: 'word-book', field: 'haldi', ...woman(3) },
];

/** The steps of the guide: ask, find an interpreter, the room, a greeting, spelling, the face, go on. */
const GUIDE: readonly Scenery[] = [
  { form: 'word-what', field: 'neel', ...woman(2) },
  { form: 'word-sign', field: 'haldi', ...man(3) },
  { form: 'word-see', field: 'neem', ...woman(0) },
  { form: 'word-namaste', field: 'neel', ...man(1) },
  { form: 'letter-l-v2', field: 'haldi', ...woman(4) },
  { form: 'expression-asking', field: 'neem', ...man(0) },
  { form: 'word-together', field: 'neel', ...woman(1) },
];

const EMOTIONS: Readonly<Record<Emotion, Person & { readonly form: string }>> = {
  happy: { form: 'expression-happy', ...woman(3) },
  sad: { form: 'expression-sad', ...man(1) },
  surprise: { form: 'expression-surprise', ...man(4) },
  neutral: { form: 'expression-neutral', ...woman(2) },
  anger: { form: 'expression-angry', ...woman(0) },
};
/** How long an emotion's clip keeps the face. */
const EMOTION_HOLD_MS = 2600;

const ABOUT = ['word-hello', 'letter-i-v2', 'letter-s-v2', 'letter-l-v2'] as const;

/** All that the product shows of the avatar outside the player. */
export function allShots(forms: readonly ReviewedForm[]): readonly Shot[] {
  const shown = forms.filter(({ status }) => status === 'draft' || status === 'reviewed');
  const byId = new Map(shown.map((form) => [form.id, form]));
  const item = (id: string): SequenceItem => {
    const form = byId.get(id);
    if (!form) throw new Error(`a picture needs the form ${id}, which is not there to be shown`);
    return { form };
  };
  return [
    ...shown.flatMap(signShots),
    ...aboutShots(ABOUT.map(item)),
    ...sceneShots('carousel', CAROUSEL, item, { width: 1200, height: 900 }),
    ...sceneShots('guide', GUIDE, item, { width: 800, height: 600 }),
    ...Object.entries(EMOTIONS).flatMap(([name, { form, ...person }]) =>
      emotionShots(name, person, item(form)),
    ),
  ];
}

function signShots(form: ReviewedForm): Shot[] {
  const person = personOf(form);
  const shot = { ...person, items: [{ form }], view: 'front' } as const;
  return [
    {
      ...shot,
      view: viewOf(form, person),
      path: `signs/${form.id}.webp`,
      width: 640,
      height: 640,
      pictureOf: 0,
      isTold: true,
      isClose: form.kind === 'letter' || form.kind === 'numeral',
    },
    { ...shot, path: `signs/${form.id}.mp4`, width: 480, height: 480 },
  ];
}

function aboutShots(items: readonly SequenceItem[]): Shot[] {
  const shot = { ...woman(1), items, view: 'front', width: 960, height: 540 } as const;
  return [
    { ...shot, path: 'about/about.webp', pictureOf: 0 },
    { ...shot, path: 'about/about.mp4' },
  ];
}

function sceneShots(
  folder: string,
  sceneries: readonly Scenery[],
  item: (id: string) => SequenceItem,
  size: { readonly width: number; readonly height: number },
): Shot[] {
  return sceneries.map(({ form, field, figure, look }, index) => ({
    ...{ figure, look, items: [item(form)], view: 'front', ...size, pictureOf: 0 },
    backdrop: backdropOf(field),
    path: `${folder}/${index + 1}.webp`,
  }));
}

function emotionShots(name: string, person: Person, { form }: SequenceItem): Shot[] {
  const [first, ...rest] = form.segments;
  const held = { ...form, segments: [{ ...first, hold: EMOTION_HOLD_MS }, ...rest] } as const;
  const shot = {
    ...person,
    items: [{ form: held }],
    view: 'front',
    width: 640,
    height: 360,
  } as const;
  return [
    { ...shot, path: `emotions/${name}.webp`, pictureOf: 0 },
    { ...shot, path: `emotions/${name}.mp4` },
  ];
}
