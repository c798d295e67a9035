import { Link, useParams } from 'react-router-dom';
import { PictureBadge } from '../../../components/ui/status-badge';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths, storyPath } from '../../../lib/paths';
import { useScreenTitle } from '../../../lib/screen-title';
import { type Step, steps } from '../steps';
import { StepPicture } from './step-picture';
import styles from './story-step.module.css';

/** One step of the guide, with the ways to the others. */
export function StoryStep({ step }: { readonly step: Step }) {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const before = step - 1;
  const after = step + 1;
  const title = t(`guide.steps.${step}.title`);
  useScreenTitle(title);
  return (
    <article className={styles.story}>
      <figure className={styles.figure}>
        <StepPicture step={step} isEager />
        <figcaption>
          <PictureBadge kind="avatar" />
        </figcaption>
      </figure>
      <div className={styles.text}>
        <p className={styles.number}>
          {t('home.blog.heading')} · {t('guide.step', { n: step, total: steps.length })}
        </p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.body}>{t(`guide.steps.${step}.text`)}</p>
        <nav className={styles.ways} aria-label={t('guide.all')}>
          {before > 0 && <Link to={storyPath(id, before)}>{t('guide.previous')}</Link>}
          {after <= steps.length && <Link to={storyPath(id, after)}>{t('guide.next')}</Link>}
          <Link to={paths.dashboard}>{t('guide.all')}</Link>
        </nav>
      </div>
    </article>
  );
}
