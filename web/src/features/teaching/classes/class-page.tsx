import { Button } from '@mantine/core';
import { IconArrowLeft, IconSchool } from '@tabler/icons-react';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { ErrorState, LoadingState } from '../../../components/ui/list-states';
import { NotFound } from '../../../components/ui/not-found';
import { PageHeading } from '../../../components/ui/page-heading';
import { serverMessage, statusOf } from '../../../lib/api/errors';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { coursePath, paths } from '../../../lib/paths';
import { useScreenTitle } from '../../../lib/screen-title';
import { selectClaims } from '../../../lib/session/session-slice';
import { SignInFirst } from '../for-teachers';
import styles from '../teaching.module.css';
import { useSomeText } from '../use-some-text';
import { type Class, useGetClassQuery } from './api';
import { LearnersPart } from './learners-part';
import { MembershipPart } from './membership-part';

/** A class: to its teacher who has done what, to a learner the course and what is seen of them. */
export function ClassPage() {
  const claims = useSelector(selectClaims);
  return claims === null ? <SignInFirst /> : <OpenClass />;
}

function OpenClass() {
  const { t } = useTranslation();
  const { classId = '' } = useParams();
  // Who comes back looks at what was done meanwhile.
  const { currentData, error, isFetching, refetch } = useGetClassQuery(classId, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  useScreenTitle(currentData?.name);
  if (currentData) return <Opened one={currentData} />;
  if (isFetching) return <LoadingState text={t('teaching.classes.loading')} cards={2} />;
  if ([400, 404].includes(statusOf(error) ?? 0)) return <NotFound />;
  const message = serverMessage(error) ?? t('teaching.classes.failed');
  return <ErrorState message={message} onRetry={() => void refetch()} />;
}

function Opened({ one }: { readonly one: Class }) {
  const { t } = useTranslation();
  const inWords = useSomeText();
  const { name, teacher, courseId, titles, lessons = [], taught, mine } = one;
  const course = titles && inWords(titles, t('teaching.untitled'));
  return (
    <>
      <Link to={paths.classes} className={styles.back}>
        <IconArrowLeft size={20} aria-hidden="true" />
        {t('teaching.classes.all')}
      </Link>
      <PageHeading title={name} intro={t('teaching.classes.teacher', { name: teacher })} />
      <div className={styles.page}>
        {course === undefined ? (
          <p>{t('teaching.classes.courseGone')}</p>
        ) : (
          <div className={styles.section}>
            <p>{course}</p>
            <div>
              <Button
                component={Link}
                to={coursePath(courseId)}
                h={48}
                leftSection={<IconSchool size={20} />}
              >
                {t('teaching.classes.course')}
              </Button>
            </div>
          </div>
        )}
        {mine && <MembershipPart classId={one._id} mayBeSeen={mine.mayBeSeen} />}
        {taught && <LearnersPart classId={one._id} taught={taught} lessons={lessons} />}
      </div>
    </>
  );
}
