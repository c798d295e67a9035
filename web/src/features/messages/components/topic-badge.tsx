import { IconEyeOff, IconMessageCircle, IconPencil, IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { ContactTopic } from '../../../lib/paths';
import styles from './topic-badge.module.css';

const icons = {
  takedown: IconEyeOff,
  correction: IconPencil,
  review: IconUserCheck,
  other: IconMessageCircle,
} as const satisfies Record<ContactTopic, unknown>;

/** What a message is about. */
export function TopicBadge({ topic }: { readonly topic: ContactTopic }) {
  const { t } = useTranslation();
  const Icon = icons[topic];
  return (
    <span className={styles.badge} data-topic={topic}>
      <Icon size={18} aria-hidden="true" />
      {t(`messages.topics.${topic}`)}
    </span>
  );
}
