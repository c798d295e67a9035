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
import { categoryPath, coursePath } from '../../lib/paths';

/** Spec section 2, landing sections: the cards of each block, in its order. */
export const whoCards = [
  { text: 'home.who.learners', Icon: IconBooks, path: null },
  { text: 'home.who.researchers', Icon: IconMicroscope, path: null },
  { text: 'home.who.contributors', Icon: IconVideo, path: null },
] as const;

export const datasetCards = [
  { text: 'home.datasets.angry', Icon: IconMoodAngry, path: categoryPath('anger') },
  { text: 'home.datasets.laugh', Icon: IconMoodHappy, path: categoryPath('happy') },
  { text: 'home.datasets.sad', Icon: IconMoodSad, path: categoryPath('sad') },
] as const;

export const courseCards = [
  { text: 'home.courses.nonManual', Icon: IconMoodSmile, path: coursePath('expressions') },
  { text: 'home.courses.spatial', Icon: IconCube, path: coursePath('directions') },
  { text: 'home.courses.regional', Icon: IconMapPin, path: coursePath('letters') },
] as const;

export type SectionCard = (typeof whoCards | typeof datasetCards | typeof courseCards)[number];
