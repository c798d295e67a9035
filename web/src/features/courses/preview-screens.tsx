import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useTranslation } from '../../lib/i18n/use-translation';
import { previewLessonPath, previewPath, taughtCoursePath } from '../../lib/paths';
import { CoursePage } from './course-page';
import { LessonPage } from './lesson/lesson-page';
import { type Place, PlaceContext } from './place';
import styles from './preview-screens.module.css';

const PREVIEW: Place = {
  coursePath: previewPath,
  lessonPath: previewLessonPath,
  isPreview: true,
};

const asPreview = (children: ReactNode) => <PlaceContext value={PREVIEW}>{children}</PlaceContext>;

/** A teacher's course, draft or not, as its learners will see it. */
export function PreviewCoursePage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation();
  return asPreview(
    <>
      <p className={styles.note}>
        <Link to={taughtCoursePath(courseId)} className={styles.back}>
          <IconArrowLeft size={20} aria-hidden="true" />
          {t('lessons.preview.back')}
        </Link>
        <span>{t('lessons.preview.note')}</span>
      </p>
      <CoursePage />
    </>,
  );
}

/** A lesson of it; nothing that is done in it is kept. */
export const PreviewLessonPage = () => asPreview(<LessonPage />);
