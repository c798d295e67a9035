import {
  IconBooks,
  IconCube,
  IconMapPin,
  IconMicroscope,
  IconMoodAngry,
  IconMoodHappy,
  IconMoodSad,
  IconMoodSmile,
  IconVideo,
} from '@tabler/icons-react';
import { paths } from '../../lib/paths';

/** Spec section 2, landing sections: the cards of each block, in its order. */
export const whoCards = [
  { text: 'home.who.learners', Icon: IconBooks, path: null },
  { text: 'home.who.researchers', Icon: IconMicroscope, path: null },
  { text: 'home.who.contributors', Icon: IconVideo, path: null },
] as const;

export const datasetCards = [
  { text: 'home.datasets.angry', Icon: IconMoodAngry, path: paths.datasets },
  { text: 'home.datasets.laugh', Icon: IconMoodHappy, path: paths.datasets },
  { text: 'home.datasets.sad', Icon: IconMoodSad, path: paths.datasets },
] as const;

export const courseCards = [
  { text: 'home.courses.nonManual', Icon: IconMoodSmile, path: paths.courses },
  { text: 'home.courses.spatial', Icon: IconCube, path: paths.courses },
  { text: 'home.courses.regional', Icon: IconMapPin, path: paths.courses },
] as const;

export type SectionCard = (typeof whoCards | typeof datasetCards | typeof courseCards)[number];
