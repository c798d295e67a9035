import { CONSENT_SCOPES, SIGNED_VERDICTS } from '@isl/contracts/vocabulary';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { LicenceLink } from '../../../components/ui/licence-link';
import { PictureBadge, SignerBadge } from '../../../components/ui/status-badge';
import { formatDate, formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths, productPath } from '../../../lib/paths';
import { useRegionName } from '../../../lib/regions';
import { scopeWords } from '../../../lib/scope-words';
import type { GivenFacts, Video } from '../api';
import styles from './clip-facts.module.css';
import { useLicenceText } from './licence';

/** Who is seen in it as far as it may be known, its licence, and of what was given consent and votes. */
export function ClipFacts({ video }: { readonly video: Video }) {
  const { t } = useTranslation();
  const { prompt, given, username, signer, imported } = video;
  const licence = useLicenceText(video);
  const regionName = useRegionName();
  const region = video.region ? regionName(video.region) : t('sign.unknownRegion');
  return (
    <section className={styles.facts} aria-labelledby="clip-facts">
      <h2 id="clip-facts" className={styles.heading}>
        {t('clip.facts')}
      </h2>
      {signer ? (
        <SignerBadge name={signer} region={region} />
      ) : (
        <PictureBadge kind={video.synthetic ? 'avatar' : 'person'} />
      )}
      <dl className={styles.list}>
        {prompt && (
          <>
            <dt>{t(`contributions.kind.${prompt.kind}`)}</dt>
            <dd>
              {prompt.kind === 'sentence' ? (
                prompt.label
              ) : (
                <Link to={productPath(prompt.id)}>{prompt.label}</Link>
              )}
            </dd>
          </>
        )}
        <dt>{t('clip.signer')}</dt>
        <dd>
          {given && !imported
            ? (signer ?? t('clip.unnamed'))
            : imported
              ? t('clip.ofSet')
              : username || t('videos.anonymous')}
        </dd>
        {given && (
          <>
            <dt>{t('clip.region')}</dt>
            <dd>{region}</dd>
          </>
        )}
        {imported && (
          <>
            <dt>{t('clip.credit')}</dt>
            <dd>
              <a href={imported.source} target="_blank" rel="noopener noreferrer">
                {imported.credit}
              </a>
            </dd>
          </>
        )}
        {given?.isVariant && (
          <>
            <dt>{t('clip.way')}</dt>
            <dd>{t('clip.variant')}</dd>
          </>
        )}
        {given && given.picture !== 'whole' && (
          <>
            <dt>{t('clip.picture')}</dt>
            <dd>
              {t(`clipPicture.${given.picture}`)}{' '}
              {given.picture === 'landmarks' && (
                <a
                  href={`/api/contributions/${video._id}/landmarks`}
                  download={`${video._id}.pose`}
                >
                  {t('clip.points')}
                </a>
              )}
            </dd>
          </>
        )}
        <dt>{t('clip.date')}</dt>
        <dd>
          <time dateTime={video.createdAt}>{formatDate(video.createdAt)}</time>
        </dd>
        <dt>{t('clip.licence')}</dt>
        <dd>
          {licence}{' '}
          {imported ? (
            <LicenceLink licence={imported.licence} />
          ) : (
            <Link to={paths.licences}>{t('info.licences.heading')}</Link>
          )}
        </dd>
      </dl>
      {given && <Consent scopes={given.scopes} isOfSet={imported !== undefined} />}
      {given && <Votes given={given} review={video.languageReview ?? 'not-reviewed'} />}
    </section>
  );
}

function Consent({ scopes, isOfSet }: Pick<GivenFacts, 'scopes'> & { readonly isOfSet: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <h3 className={styles.subheading}>{t(isOfSet ? 'clip.permitted' : 'clip.consent')}</h3>
      <ul className={styles.scopes}>
        {CONSENT_SCOPES.map((scope) => {
          const isAllowed = scopes.includes(scope);
          const Icon = isAllowed ? IconCheck : IconX;
          return (
            <li key={scope} className={styles.scope} data-allowed={isAllowed}>
              <Icon size={20} aria-hidden="true" />
              <span>
                <strong>{t(isAllowed ? 'clip.yes' : 'clip.no')}</strong> {t(scopeWords[scope])}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Votes({
  given: { seen, signed },
  review,
}: {
  readonly given: GivenFacts;
  readonly review: NonNullable<Video['languageReview']>;
}) {
  const { t } = useTranslation();
  return (
    <>
      <h3 className={styles.subheading}>{t('clip.votes')}</h3>
      <p>{t('clip.seen', { yes: formatNumber(seen.yes), no: formatNumber(seen.no) })}</p>
      <p>{t(`contributions.language.${review}`)}</p>
      <ul className={styles.scopes}>
        {SIGNED_VERDICTS.filter((verdict) => signed[verdict] > 0).map((verdict) => (
          <li key={verdict}>
            {t('clip.vote', {
              verdict: t(`judging.signed.${verdict}`),
              n: formatNumber(signed[verdict]),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
