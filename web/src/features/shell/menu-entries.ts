import {
  IconBook2,
  IconCameraPlus,
  IconEyeCheck,
  IconFolderHeart,
  IconHandStop,
  IconHome,
  IconKeyboard,
  IconLanguage,
  IconMessages,
  IconMovie,
  IconSchool,
  IconUpload,
  IconUserCircle,
} from '@tabler/icons-react';
import { paths } from '../../lib/paths';

/** Spec section 2, sidebar entries, in its order; and after the recording what was given with it and what others gave. */
export const menuEntries = [
  { key: 'home', path: paths.dashboard, Icon: IconHome },
  { key: 'upload', path: paths.upload, Icon: IconUpload },
  { key: 'dictionary', path: paths.dictionary, Icon: IconBook2 },
  { key: 'predict', path: paths.prediction, Icon: IconHandStop },
  { key: 'courses', path: paths.courses, Icon: IconSchool },
  { key: 'dataset', path: paths.datasets, Icon: IconMovie },
  { key: 'discussions', path: paths.discussions, Icon: IconMessages },
  { key: 'createDataset', path: paths.dataSetCreation, Icon: IconCameraPlus },
  { key: 'contributions', path: paths.contributions, Icon: IconFolderHeart },
  { key: 'review', path: paths.review, Icon: IconEyeCheck },
  { key: 'profile', path: paths.profile, Icon: IconUserCircle },
  { key: 'sign', path: paths.sign, Icon: IconLanguage },
  { key: 'textToSign', path: paths.textToSign, Icon: IconKeyboard },
] as const;
