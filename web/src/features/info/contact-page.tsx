import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../lib/i18n/use-translation';
import { contactTopics } from '../../lib/paths';
import { ContactForm } from './contact-form';
import { InfoFrame } from './info-frame';

/** A message to those who run the site: to take something down, to review, to correct. */
export function ContactPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const asked = contactTopics.find((topic) => topic === search.get('topic'));
  return (
    <InfoFrame heading={t('info.contact.heading')}>
      <p>{t('info.contact.intro')}</p>
      <ContactForm firstTopic={asked ?? 'takedown'} />
    </InfoFrame>
  );
}
