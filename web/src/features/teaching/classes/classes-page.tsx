import { Button } from '@mantine/core';
import { IconUsersPlus } from '@tabler/icons-react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { EmptyState, ErrorState, LoadingState } from '../../../components/ui/list-states';
import { PageHeading } from '../../../components/ui/page-heading';
import { serverMessage } from '../../../lib/api/errors';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { classPath, paths } from '../../../lib/paths';
import { useScreenTitle } from '../../../lib/screen-title';
import { mayTeach } from '../../../lib/session/ownership';
import { selectClaims } from '../../../lib/session/session-slice';
import { SignInFirst } from '../for-teachers';
import styles from '../teaching.module.css';
import { type ClassCard, useListClassesQuery } from './api';
import { NewClass } from './new-class';

/** The classes that somebody teaches and those that they are in. */
export function ClassesPage() {
  const { t } = useTranslation();
  const claims = useSelector(selectClaims);
  useScreenTitle(t('teaching.classes.heading'));
  return (
    <>
      <PageHeading title={t('teaching.classes.heading')} />
      {claims === null ? <SignInFirst /> : <OwnClasses isTeacher={mayTeach(claims)} />}
    </>
  );
}

function OwnClasses({ isTeacher }: { readonly isTeacher: boolean }) {
  const { t } = useTranslation();
  const { data: classes, error, isLoading, refetch } = useListClassesQuery();
  if (isLoading) return <LoadingState text={t('teaching.classes.loading')} cards={2} />;
  if (!classes) {
    const message = serverMessage(error) ?? t('teaching.classes.failed');
    return <ErrorState message={message} onRetry={() => void refetch()} />;
  }
  const { taught, joined } = classes;
  return (
    <div className={styles.page}>
      <div className={styles.actions}>
        <Button
          component={Link}
          to={paths.joinClass}
          h={48}
          leftSection={<IconUsersPlus size={20} />}
        >
          {t('teaching.join.heading')}
        </Button>
      </div>
      {joined.length === 0 && !isTeacher && <EmptyState text={t('teaching.classes.none')} />}
      {joined.length > 0 && (
        <ClassCards id="joined" heading={t('teaching.classes.joined')} classes={joined} />
      )}
      {taught.length > 0 && (
        <ClassCards id="taught" heading={t('teaching.classes.taught')} classes={taught} />
      )}
      {isTeacher && <NewClass />}
    </div>
  );
}

function ClassCards({
  id,
  heading,
  classes,
}: {
  readonly id: string;
  readonly heading: string;
  readonly classes: readonly ClassCard[];
}) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.cards}>
        {classes.map(({ _id, name, teacher, learners }) => (
          <li key={_id}>
            <article className={styles.card}>
              <h3 className={styles.cardTitle}>
                <Link to={classPath(_id)} className={styles.cardLink}>
                  {name}
                </Link>
              </h3>
              <p className={styles.facts}>
                <span>{t('teaching.classes.teacher', { name: teacher })}</span>
                <span>
                  {t('teaching.classes.learners', { count: learners, n: formatNumber(learners) })}
                </span>
              </p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
