import { Link } from 'react-router-dom';
import { LicenceLink } from '../../../components/ui/licence-link';
import { PictureBadge, SignerBadge, StatusBadges } from '../../../components/ui/status-badge';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { videoPath } from '../../../lib/paths';
import { useRegionName } from '../../../lib/regions';
import { type PersonClip, useListPeopleOfSignQuery } from '../api';
import { SignClip } from './sign-clip';
import styles from './sign-view.module.css';

/** How people sign it, who gave a clip of it, the first of them moving; where nobody has, or it is not known now, nothing. */
export function PeopleClips({ signId, name }: { readonly signId: string; readonly name: string }) {
  const { data = [] } = useListPeopleOfSignQuery(signId);
  return data.map((clip, index) => (
    <PersonFigure key={clip._id} clip={clip} name={name} waits={index > 0} />
  ));
}

function PersonFigure({
  clip,
  name,
  waits,
}: {
  readonly clip: PersonClip;
  readonly name: string;
  readonly waits: boolean;
}) {
  const { t } = useTranslation();
  const regionName = useRegionName();
  const { _id, url, poster = '', languageReview, signer, imported } = clip;
  const region = clip.region ? regionName(clip.region) : t('sign.unknownRegion');
  return (
    <figure className={styles.figure}>
      <SignClip image={poster} video={url} alt={t('sign.byPerson', { name })} waits={waits} />
      <figcaption className={styles.badges}>
        {signer ? <SignerBadge name={signer} region={region} /> : <PictureBadge kind="person" />}
        {languageReview === 'not-reviewed' ? (
          <span>{t('sign.languageNotReviewed')}</span>
        ) : (
          <StatusBadges status={languageReview} />
        )}
        {imported && (
          <span>
            {imported.credit}, <LicenceLink licence={imported.licence} />
          </span>
        )}
        <Link to={videoPath(_id)}>{t('videos.open')}</Link>
      </figcaption>
    </figure>
  );
}
