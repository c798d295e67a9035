import type { components } from '@isl/contracts/content';
import {
  IconAlertTriangle,
  IconCheck,
  IconCube,
  IconLetterCase,
  IconPencil,
  IconUserCircle,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './status-badge.module.css';

type SignStatus = components['schemas']['SignStatus'];
type PictureKind = components['schemas']['PictureKind'];

const statusLooks = {
  draft: { key: 'badge.draft', Icon: IconPencil },
  reviewed: { key: 'badge.reviewedShort', Icon: IconCheck },
  disputed: { key: 'badge.disputed', Icon: IconAlertTriangle },
  withdrawn: { key: 'badge.withdrawn', Icon: IconAlertTriangle },
} as const;

/** What Deaf signers have said about a sign; says nothing where there is no sign yet. */
export function StatusBadge({ status }: { readonly status: SignStatus | undefined }) {
  const { t } = useTranslation();
  if (status === undefined || status === 'none') return null;
  const { key, Icon } = statusLooks[status];
  return (
    <span className={styles.badge} data-look={status}>
      <Icon size={18} aria-hidden="true" />
      {t(key)}
    </span>
  );
}

const pictureLooks = {
  drawn: { key: 'badge.drawn', Icon: IconLetterCase },
  avatar: { key: 'badge.avatar', Icon: IconCube },
  person: { key: 'badge.personShort', Icon: IconUserCircle },
} as const;

/** Who or what is in a picture. */
export function PictureBadge({ kind }: { readonly kind: PictureKind }) {
  const { t } = useTranslation();
  const { key, Icon } = pictureLooks[kind];
  return (
    <span className={styles.badge} data-look={kind}>
      <Icon size={18} aria-hidden="true" />
      {t(key)}
    </span>
  );
}
