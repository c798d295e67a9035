import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/ui/page-heading';
import { PostThread } from './components/post-thread';

/** The community feed. */
export function CommunityPage() {
  const { t } = useTranslation();
  return (
    <PostThread>
      <PageHeading title={t('community.heading')} intro={t('community.intro')} />
    </PostThread>
  );
}
