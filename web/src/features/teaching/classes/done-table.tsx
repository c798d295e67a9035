import { IconCircle, IconCircleCheckFilled, IconProgress } from '@tabler/icons-react';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useSomeText } from '../use-some-text';
import type { ClassLearner, ClassLesson } from './api';
import styles from './done-table.module.css';

const ICONS = { done: IconCircleCheckFilled, begun: IconProgress, fresh: IconCircle } as const;

/** Who has done which lesson: a row a learner, in words and signs, never in colour alone. */
export function DoneTable({
  learners,
  lessons,
}: {
  readonly learners: readonly ClassLearner[];
  readonly lessons: readonly ClassLesson[];
}) {
  const { t } = useTranslation();
  const inWords = useSomeText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by the keys
    <section className={styles.scroll} tabIndex={0} aria-label={t('teaching.class.learner')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('teaching.class.learner')}</th>
            {lessons.map(({ _id, titles }) => (
              <th key={_id} scope="col">
                {inWords(titles, '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {learners.map((learner) => (
            <tr key={`${learner.name} ${learner.joinedAt}`}>
              <th scope="row">
                {learner.name}
                <span className={styles.sum}>
                  {t('teaching.class.doneOf', {
                    count: lessons.length,
                    n: formatNumber(learner.lessons.filter(({ doneAt }) => doneAt !== null).length),
                    m: formatNumber(lessons.length),
                  })}
                </span>
              </th>
              {lessons.map(({ _id }) => (
                <td key={_id}>
                  <LessonState learner={learner} lesson={_id} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function LessonState({
  learner,
  lesson,
}: {
  readonly learner: ClassLearner;
  readonly lesson: string;
}) {
  const { t } = useTranslation();
  const known = learner.lessons.find((one) => one.lesson === lesson);
  const look = known === undefined ? 'fresh' : known.doneAt === null ? 'begun' : 'done';
  const Icon = ICONS[look];
  return (
    <span className={styles.state} data-look={look}>
      <Icon size={20} aria-hidden="true" />
      {t(`teaching.class.${look}`)}
    </span>
  );
}
