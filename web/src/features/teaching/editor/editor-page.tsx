import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ErrorState, LoadingState } from '../../../components/ui/list-states';
import { NotFound } from '../../../components/ui/not-found';
import { PageHeading } from '../../../components/ui/page-heading';
import { TakenDownNote } from '../../../components/ui/taken-down-note';
import { serverMessage, statusOf } from '../../../lib/api/errors';
import { formatDate } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { contactPath, paths } from '../../../lib/paths';
import { useScreenTitle } from '../../../lib/screen-title';
import { type TaughtCourse, useGetTaughtCourseQuery } from '../api';
import { ForTeachers } from '../for-teachers';
import shared from '../teaching.module.css';
import { useSomeText } from '../use-some-text';
import { BothLanguages } from './both-languages';
import styles from './editor.module.css';
import { KnownSigns } from './known-signs';
import { LessonList } from './lesson-list';
import { SaveLine } from './save-line';
import { Sharing } from './sharing';
import { forgetUnsaved } from './unsaved';
import { useAutosave } from './use-autosave';

/** A teacher's own course, to be changed. */
export function EditorPage() {
  const { courseId = '' } = useParams();
  return (
    <ForTeachers>
      <OpenCourse key={courseId} courseId={courseId} />
    </ForTeachers>
  );
}

function OpenCourse({ courseId }: { readonly courseId: string }) {
  const { t } = useTranslation();
  const [loadCount, setLoadCount] = useState(0);
  const { currentData, error, isFetching, refetch } = useGetTaughtCourseQuery(courseId, {
    refetchOnMountOrArgChange: true,
  });
  // Of what was read before, another device may have changed something.
  if (isFetching) return <LoadingState text={t('teaching.editor.loading')} cards={3} />;
  if (!currentData) {
    if ([400, 404].includes(statusOf(error) ?? 0)) return <NotFound />;
    const message = serverMessage(error) ?? t('teaching.failed');
    return <ErrorState message={message} onRetry={() => void refetch()} />;
  }
  const loadAgain = (): void => {
    forgetUnsaved(courseId);
    void refetch().then(() => setLoadCount((count) => count + 1));
  };
  return <Editor key={loadCount} course={currentData} onLoad={loadAgain} />;
}

function Editor({
  course,
  onLoad,
}: {
  readonly course: TaughtCourse;
  readonly onLoad: () => void;
}) {
  const { t } = useTranslation();
  const inWords = useSomeText();
  const { draft, change, state, save } = useAutosave(course);
  const title = inWords(draft.titles, t('teaching.untitled'));
  useScreenTitle(title);
  return (
    <KnownSigns course={course}>
      <Link to={paths.teach} className={shared.back}>
        <IconArrowLeft size={20} aria-hidden="true" />
        {t('teaching.editor.all')}
      </Link>
      <PageHeading title={title} />
      {course.takenDown && (
        <TakenDownNote
          heading={t('teaching.takenDown.heading', { date: formatDate(course.takenDown.at) })}
          because={t('teaching.takenDown.because', { reason: course.takenDown.reason })}
        >
          <p>{t('teaching.takenDown.forTeacher')}</p>
          <Button component={Link} to={contactPath('other')} variant="default" h={48}>
            {t('teaching.takenDown.write')}
          </Button>
        </TakenDownNote>
      )}
      <div className={styles.page}>
        <SaveLine
          courseId={course._id}
          draft={draft}
          state={state}
          onSave={() => void save()}
          onLoad={onLoad}
        />
        <section className={styles.section} aria-labelledby="about">
          <h2 id="about" className={styles.heading}>
            {t('teaching.editor.about')}
          </h2>
          <p className={styles.note}>{t('teaching.editor.oneEnough')}</p>
          <BothLanguages
            label={t('teaching.editor.title')}
            some={draft.titles}
            longest={120}
            onChange={(titles) => change({ ...draft, titles })}
          />
          <BothLanguages
            label={t('teaching.editor.description')}
            some={draft.descriptions}
            longest={1_000}
            isLong
            onChange={(descriptions) => change({ ...draft, descriptions })}
          />
        </section>
        <LessonList draft={draft} onChange={change} />
        <Sharing
          courseId={course._id}
          draft={draft}
          isTakenDown={course.takenDown !== undefined}
          isSaved={state.kind === 'saved'}
          onChange={change}
        />
      </div>
    </KnownSigns>
  );
}
