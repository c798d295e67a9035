import { Link } from 'react-router-dom';
import { useTranslation } from '../../lib/i18n/use-translation';
import { paths } from '../../lib/paths';
import { InfoFrame, InfoPart } from './info-frame';

const models = ['face', 'letters', 'points', 'avatar'] as const;

/** What the site's computers learnt from, and what they are not good for. */
export function ModelsPage() {
  const { t } = useTranslation();
  return (
    <InfoFrame heading={t('info.models.heading')}>
      <p>{t('info.models.intro')}</p>
      {models.map((model) => (
        <InfoPart key={model} title={t(`info.models.${model}.title`)}>
          <p>{t(`info.models.${model}.text`)}</p>
          {model === 'face' && <p>{t('face.guess')}</p>}
          {model === 'letters' && (
            <p>
              <Link to={paths.modelFigures} className="target">
                {t('info.models.howWell')}
              </Link>
            </p>
          )}
        </InfoPart>
      ))}
    </InfoFrame>
  );
}
