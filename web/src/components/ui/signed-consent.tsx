import { useGetConsentVideoQuery } from '../../lib/api/consent-video';
import { useTranslation } from '../../lib/i18n/use-translation';
import styles from './signed-consent.module.css';

/** The consent's text as a signer signs it; until there is such a video, that there is none. */
export function SignedConsent() {
  const { t } = useTranslation();
  const video = useGetConsentVideoQuery().data?.video;
  if (!video) return <p className={styles.none}>{t('consent.noIsl')}</p>;
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/useMediaCaption: it is signed; its words are the text beside it */}
      <video
        src={video.url}
        poster={video.poster}
        controls
        playsInline
        preload="none"
        aria-label={t('consentVideo.label')}
        className={styles.video}
      />
      <figcaption>{t('consentVideo.label')}</figcaption>
    </figure>
  );
}
