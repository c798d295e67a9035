import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { loadMessagesOf } from '../../lib/i18n/i18n';
import { useTranslation } from '../../lib/i18n/use-translation';
import { paths } from '../../lib/paths';
import styles from './own-places.module.css';

const GoOn = lazy(async () => {
  const [{ GoOn: Block }] = await Promise.all([
    import('../../features/courses/components/go-on'),
    loadMessagesOf('lesson'),
  ]);
  return { default: Block };
});

const Answers = lazy(async () => {
  const [{ Answers: Block }] = await Promise.all([
    import('../../features/notifications/components/answers'),
    loadMessagesOf('told'),
  ]);
  return { default: Block };
});

const LatestVideos = lazy(async () => {
  const [{ LatestVideos: Block }] = await Promise.all([
    import('../../features/videos/components/latest-videos'),
    loadMessagesOf('uploads'),
  ]);
  return { default: Block };
});

/**
 * What is one's own on the home page. Where each stands is drawn with the page, what stands there comes into a room that is
 * kept for it; in a page that is drawn for everybody the style sheet shows it to who is signed in.
 */
export function OwnPlaces({ isDrawn }: { readonly isDrawn: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={styles.own} data-drawn={isDrawn || undefined}>
      <Place id="go-on" heading={t('lessons.goOn.heading')} look="first">
        <p className={styles.about}>{t('lessons.goOn.about')}</p>
        <div className={styles.next}>
          <Later isDrawn={isDrawn} block={GoOn} />
        </div>
      </Place>
      <Place id="answers" heading={t('notifications.answers.heading')}>
        <div className={styles.answers}>
          <Later isDrawn={isDrawn} block={Answers} />
        </div>
        <Link to={paths.notifications} className={styles.all}>
          {t('notifications.answers.all')}
        </Link>
      </Place>
      <Place id="latest-videos" heading={t('upload.mine.heading')}>
        <div className={styles.videos}>
          <Later isDrawn={isDrawn} block={LatestVideos} />
        </div>
      </Place>
    </div>
  );
}

/** A boundary in a drawn page would be taken over at once and all together when the person is known. */
function Later({
  isDrawn,
  block: Block,
}: {
  readonly isDrawn: boolean;
  readonly block: ComponentType;
}) {
  if (isDrawn) return null;
  return (
    <Suspense>
      <Block />
    </Suspense>
  );
}

function Place({
  id,
  heading,
  look,
  children,
}: {
  readonly id: string;
  readonly heading: string;
  readonly look?: 'first';
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={styles.place} data-look={look}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
