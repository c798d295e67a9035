import { useTranslation } from 'react-i18next';

/** The names and words of `services/emotion`, which speaks English, and where they are translated. */
const NAMES = {
  Face: 'face',
  Eyebrows: 'eyebrows',
  Eyes: 'eyes',
  Gaze: 'gaze',
  Mouth: 'mouth',
  'Lip corners': 'lipCorners',
  'Head turn': 'headTurn',
  Chin: 'chin',
  'Head tilt': 'headTilt',
  'Head movement': 'headMovement',
} as const;
const WORDS = {
  raised: 'raised',
  lowered: 'lowered',
  neutral: 'neutral',
  open: 'open',
  closed: 'closed',
  narrowed: 'narrowed',
  'wide open': 'wideOpen',
  ahead: 'ahead',
  up: 'up',
  down: 'down',
  left: 'left',
  right: 'right',
  'up and left': 'upLeft',
  'up and right': 'upRight',
  'down and left': 'downLeft',
  'down and right': 'downRight',
  straight: 'straight',
  level: 'level',
  upright: 'upright',
  'to the left': 'toLeft',
  'to the right': 'toRight',
  still: 'still',
  shaking: 'shaking',
  nodding: 'nodding',
  'tilting from side to side': 'tilting',
  moving: 'moving',
  'in view': 'inView',
  'in view, learning your neutral face': 'learning',
  'not in view': 'notInView',
  'too far from the camera': 'tooFar',
} as const;

const isIn = <T extends object>(table: T, key: string): key is keyof T & string => key in table;

/** A parameter of the face in the reader's language; what is not known is shown as it came. */
export function useFaceWords() {
  const { t } = useTranslation();
  return {
    nameOf: (name: string): string =>
      isIn(NAMES, name) ? t(`prediction.faceNames.${NAMES[name]}`) : name,
    wordOf: (word: string): string =>
      isIn(WORDS, word) ? t(`prediction.faceWords.${WORDS[word]}`) : word,
  };
}
