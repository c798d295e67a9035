import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { SignPlayer } from '../../../components/ui/sign-player';
import { PictureBadge, StatusBadges } from '../../../components/ui/status-badge';
import { useTold } from '../../../lib/i18n/use-told';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useRegionName } from '../../../lib/regions';
import { isModerator } from '../../../lib/session/ownership';
import { selectClaims } from '../../../lib/session/session-slice';
import { useIsTaken } from '../../../lib/sign-kit/takes';
import { ownFormOf, type Sign, type SignForm, useListPeopleOfSignQuery } from '../api';
import { PeopleClips } from './people-clips';
import { PictureKey } from './picture-key';
import { SignClip } from './sign-clip';
import styles from './sign-view.module.css';
import { SpelledLetters } from './spelled-letters';

const FormVerdict = lazy(async () => ({
  default: (await import('./form-verdict')).FormVerdict,
}));

/** Clip or picture and the avatar; the clips of people come first. */
export function SignMedia({
  sign,
  onReport,
}: {
  readonly sign: Sign;
  readonly onReport: (id: string) => void;
}) {
  const { t } = useTranslation();
  const told = useTold();
  const mayJudge = isModerator(useSelector(selectClaims));
  const regionName = useRegionName();
  const named = (reviewed: NonNullable<SignForm['reviewed']>) => ({
    ...reviewed,
    region: regionName(reviewed.region),
  });
  const { _id, name, pictureKind } = sign;
  const form = ownFormOf(sign);
  const { data: people = [] } = useListPeopleOfSignQuery(_id);
  const isTaken = useIsTaken(_id);
  const isPerson = pictureKind === 'person';
  const shown = isPerson ? form : sign;
  const made = form ?? sign;
  const alt = made.alt ? told(made.alt, made.altHi).text : t('sign.picture', { name });
  const picture = shown?.image ?? sign.image;
  const isSpelled = sign.kind === 'word' && form === undefined && sign.pictureKind === 'drawn';
  const avatar = isSpelled ? (
    <SpelledLetters word={name} />
  ) : (
    <SignClip
      image={picture}
      video={shown?.video}
      alt={alt}
      waits={isPerson || people.length > 0}
    />
  );
  return (
    <div className={styles.media}>
      <PeopleClips signId={_id} name={name} />
      {isPerson && (
        <figure className={styles.figure}>
          <SignClip image={sign.image} video={sign.video} alt={alt} waits={people.length > 0} />
          <figcaption className={styles.badges}>
            <PictureBadge kind="person" />
          </figcaption>
        </figure>
      )}
      <figure className={styles.figure}>
        {isTaken || canPlay(sign) ? (
          <SignPlayer
            signId={_id}
            name={name}
            poster={picture}
            playText={t(playedAs(sign, isTaken))}
            asPersonText={isTaken && hasShownForm(sign) ? t('signKit.asPerson') : undefined}
            onReport={onReport}
          >
            {avatar}
          </SignPlayer>
        ) : (
          avatar
        )}
        <figcaption className={styles.badges}>
          <PictureBadge kind={isPerson || isSpelled ? 'avatar' : pictureKind} />
          <StatusBadges
            status={form?.status ?? sign.status}
            confidence={form?.confidence}
            reviewed={form?.reviewed && named(form.reviewed)}
          />
        </figcaption>
        {form && <PictureKey />}
        {isTaken && <p className={styles.muted}>{t('sign.fromClip')}</p>}
        {form?.status === 'disputed' && <p className={styles.none}>{t('sign.disputed')}</p>}
      </figure>
      {form && mayJudge && (
        <Suspense>
          <FormVerdict key={form.id} formId={form.id} />
        </Suspense>
      )}
    </div>
  );
}

/** A word of which no form is shown is signed as a person signs it in a clip, and else spelled. */
function playedAs(sign: Sign, isTaken: boolean) {
  if (isTaken && !hasShownForm(sign)) return 'signKit.asPerson';
  return ownFormOf(sign) ? 'signKit.play' : 'signKit.spell';
}

/** The avatar shows no form that signers disagree on; a word without a form is spelled. */
function canPlay(sign: Sign): boolean {
  return ownFormOf(sign) ? hasShownForm(sign) : sign.kind === 'word';
}

function hasShownForm(sign: Sign): boolean {
  const status = ownFormOf(sign)?.status;
  return status === 'draft' || status === 'reviewed';
}
