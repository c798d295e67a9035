import type { components } from '@isl/contracts/content';
import {
  IconAlertTriangle,
  IconCheck,
  IconCube,
  IconLetterCase,
  IconPencil,
  IconUserCircle,
  type TablerIcon,
} from '@tabler/icons-react';
import { formatDate, formatNumber } from '../../lib/i18n/format';
import { useTranslation } from '../../lib/i18n/use-translation';
import styles from './status-badge.module.css';

type SignStatus = components['schemas']['SignStatus'];
type Confidence = components['schemas']['Confidence'];
type SignReviews = components['schemas']['SignReviews'];
type PictureKind = components['schemas']['PictureKind'];

const statusIcons = {
  draft: IconPencil,
  reviewed: IconCheck,
  disputed: IconAlertTriangle,
  withdrawn: IconAlertTriangle,
} as const;

type Checked = {
  readonly status: SignStatus | undefined;
  readonly confidence?: Confidence | undefined;
  readonly reviewed?: SignReviews | undefined;
};

/** Whether nobody has checked a sign that we are not sure of ourselves. */
const mayBeWrong = ({ status, confidence }: Checked): boolean =>
  status === 'draft' && confidence === 'medium';

/** What Deaf signers have said about a sign; says nothing where there is no sign yet. */
export function StatusBadges(sign: Checked) {
  const { t } = useTranslation();
  const { status, reviewed } = sign;
  if (status === undefined || status === 'none') return null;
  const text = {
    draft: t('badge.draft'),
    disputed: t('badge.disputed'),
    withdrawn: t('badge.withdrawn'),
    reviewed: reviewed
      ? t('badge.reviewed', {
          count: reviewed.count,
          n: formatNumber(reviewed.count),
          region: reviewed.region,
          date: formatDate(reviewed.date),
        })
      : t('badge.reviewedShort'),
  };
  return (
    <>
      <Badge look={status} Icon={statusIcons[status]} text={text[status]} />
      {mayBeWrong(sign) && (
        <Badge look="draft" Icon={IconAlertTriangle} text={t('badge.mayBeWrong')} />
      )}
    </>
  );
}

/** The same in a word or two, for a card. */
export function ShortStatusBadge(sign: Checked) {
  const { t } = useTranslation();
  const { status } = sign;
  if (status === undefined) return null;
  if (status === 'none') {
    return <Badge look="none" Icon={IconLetterCase} text={t('badge.short.none')} />;
  }
  if (mayBeWrong(sign)) {
    const text = t('badge.short.mayBeWrong');
    return <Badge look="draft" Icon={IconAlertTriangle} text={text} />;
  }
  const text = t(`badge.short.${status}`);
  return <Badge look={status} Icon={statusIcons[status]} text={text} />;
}

const pictureLooks = {
  drawn: { key: 'badge.drawn', Icon: IconLetterCase },
  avatar: { key: 'badge.avatar', Icon: IconCube },
  person: { key: 'badge.personShort', Icon: IconUserCircle },
} as const;

/** A real signer who wants to be named. */
export function SignerBadge({ name, region }: { readonly name: string; readonly region: string }) {
  const { t } = useTranslation();
  return <Badge look="person" Icon={IconUserCircle} text={t('badge.person', { name, region })} />;
}

/** Who or what is in a picture. */
export function PictureBadge({ kind }: { readonly kind: PictureKind }) {
  const { t } = useTranslation();
  const { key, Icon } = pictureLooks[kind];
  return <Badge look={kind} Icon={Icon} text={t(key)} />;
}

function Badge({
  look,
  Icon,
  text,
}: {
  readonly look: string;
  readonly Icon: TablerIcon;
  readonly text: string;
}) {
  return (
    <span className={styles.badge} data-look={look}>
      <Icon size={18} aria-hidden="true" />
      {text}
    </span>
  );
}
