import { Link } from 'react-router-dom';
import { useTranslation } from '../../lib/i18n/use-translation';
import { contactPath, paths } from '../../lib/paths';
import { InfoFrame, InfoPart } from './info-frame';

/** What happens with what people give, in plain words. */
export function ConsentPage() {
  const { t } = useTranslation();
  return (
    <InfoFrame heading={t('info.consent.heading')}>
      <p>{t('consent.noIsl')}</p>
      <InfoPart title={t('info.consent.shown.title')}>
        <p>{t('info.consent.shown.text')}</p>
      </InfoPart>
      <InfoPart title={t('info.consent.recorded.title')}>
        <p>{t('info.consent.recorded.text')}</p>
      </InfoPart>
      <InfoPart title={t('info.consent.takeBack.title')}>
        <p>{t('info.consent.takeBack.text')}</p>
        <Link to={paths.upload} className="target">
          {t('shell.links.upload')}
        </Link>
        <Link to={paths.contributions} className="target">
          {t('shell.links.contributions')}
        </Link>
      </InfoPart>
      <InfoPart title={t('info.consent.camera.title')}>
        <p>{t('camera.now')}</p>
        <p>{t('info.consent.camera.device')}</p>
        <p>{t('info.consent.camera.own')}</p>
      </InfoPart>
      <InfoPart title={t('info.consent.demo.title')}>
        <p>{t('info.consent.demo.text')}</p>
      </InfoPart>
      <InfoPart title={t('info.consent.research.title')}>
        <p>{t('info.consent.research.text')}</p>
      </InfoPart>
      <InfoPart title={t('info.consent.someone.title')}>
        <p>{t('info.consent.someone.text')}</p>
        <Link to={contactPath('takedown')} className="target">
          {t('info.links.contact')}
        </Link>
      </InfoPart>
    </InfoFrame>
  );
}
