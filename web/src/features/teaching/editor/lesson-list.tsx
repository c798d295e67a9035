import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useConfirm } from '../../../components/ui/confirm';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { passFocusOn } from '../../../lib/pass-focus-on';
import { useSomeText } from '../use-some-text';
import { type Draft, type DraftLesson, MOST, moved, newLesson, replaced, without } from './draft';
import styles from './editor.module.css';
import { LessonEditor } from './lesson-editor';
import { Sortable, SortableItem } from './sortable';

/** The lessons in order; one of them is open at a time. */
export function LessonList({
  draft,
  onChange,
}: {
  readonly draft: Draft;
  readonly onChange: (next: Draft) => void;
}) {
  const { t } = useTranslation();
  const inWords = useSomeText();
  const confirm = useConfirm();
  const { lessons } = draft;
  const [open, setOpen] = useState<number | null>(lessons[0]?.number ?? null);
  const nameOf = ({ titles }: DraftLesson, at: number): string =>
    inWords(titles, t('teaching.editor.lesson', { n: formatNumber(at + 1) }));
  const keep = (next: readonly DraftLesson[]): void => onChange({ ...draft, lessons: next });
  const move = (from: number, to: number): void => keep(moved(lessons, from, to));
  const add = (): void => {
    const lesson = newLesson(draft);
    setOpen(lesson.number);
    keep([...lessons, lesson]);
  };
  const remove = async (at: number, button: HTMLElement): Promise<void> => {
    const isEmpty = lessons[at]?.steps.length === 0;
    if (!isEmpty && !(await confirm(t('teaching.editor.confirmRemove')))) return;
    passFocusOn(button);
    keep(without(lessons, at));
  };
  return (
    <section className={styles.section} aria-labelledby="lessons">
      <h2 id="lessons" className={styles.heading}>
        {t('teaching.editor.lessons')}
      </h2>
      <Sortable
        items={lessons.map((lesson, at) => ({
          id: String(lesson.number),
          name: nameOf(lesson, at),
        }))}
        onMove={move}
      >
        {lessons.map((lesson, at) => (
          <SortableItem
            key={lesson.number}
            id={String(lesson.number)}
            name={nameOf(lesson, at)}
            at={at}
            count={lessons.length}
            onMove={move}
            onRemove={(button) => void remove(at, button)}
            head={
              <button
                type="button"
                className={styles.open}
                aria-expanded={open === lesson.number}
                onClick={() => setOpen(open === lesson.number ? null : lesson.number)}
              >
                <span className={styles.name}>{nameOf(lesson, at)}</span>
                <span className={styles.kind}>
                  {t('teaching.editor.steps', {
                    count: lesson.steps.length,
                    n: formatNumber(lesson.steps.length),
                  })}
                </span>
              </button>
            }
          >
            {open === lesson.number && (
              <LessonEditor
                lesson={lesson}
                onChange={(next) => keep(replaced(lessons, at, next))}
              />
            )}
          </SortableItem>
        ))}
      </Sortable>
      {lessons.length < MOST.lessons && (
        <Button variant="default" mih={48} leftSection={<IconPlus size={20} />} onClick={add}>
          {t('teaching.editor.addLesson')}
        </Button>
      )}
    </section>
  );
}
