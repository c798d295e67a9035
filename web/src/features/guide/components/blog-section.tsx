import { nanoid } from 'nanoid';
import { Link } from 'react-router-dom';
import { PictureBadge } from '../../../components/ui/status-badge';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { storyPath } from '../../../lib/paths';
import { steps } from '../steps';
import styles from './blog-section.module.css';
import { StepPicture } from './step-picture';

/** The blog of the home page and its grid of seven image cards. */
export function BlogSection() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="blog" className={styles.blog}>
      <h2 id="blog" className={styles.heading}>
        {t('home.blog.heading')}
      </h2>
      <p className={styles.intro}>{t('home.blog.intro')}</p>
      <ol className={styles.grid}>
        {steps.map((step) => (
          <li key={step}>
            {/* Spec section 2: a 21-character random id, made anew at every render. */}
            <Link to={storyPath(nanoid(), step)} className={styles.card}>
              <StepPicture step={step} />
              <span className={styles.text}>
                <span className={styles.number}>
                  {t('guide.step', { n: step, total: steps.length })}
                </span>
                <span className={styles.title}>{t(`guide.steps.${step}.title`)}</span>
                <PictureBadge kind="avatar" />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
