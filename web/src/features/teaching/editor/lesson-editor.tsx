import { useTranslation } from '../../../lib/i18n/use-translation';
import { passFocusOn } from '../../../lib/pass-focus-on';
import { AddStep } from './add-step';
import { BothLanguages } from './both-languages';
import { type DraftLesson, MOST, moved, replaced, toDraftStep, without } from './draft';
import styles from './editor.module.css';
import { Sortable, SortableItem } from './sortable';
import { StepFields, StepHead, useStepName } from './step-row';

/** A lesson that is open: what it is called and its steps in order. */
export function LessonEditor({
  lesson,
  onChange,
}: {
  readonly lesson: DraftLesson;
  readonly onChange: (next: DraftLesson) => void;
}) {
  const { t } = useTranslation();
  const nameOf = useStepName();
  const { titles, steps } = lesson;
  const move = (from: number, to: number): void =>
    onChange({ ...lesson, steps: moved(steps, from, to) });
  return (
    <div className={styles.lesson}>
      <BothLanguages
        label={t('teaching.editor.lessonTitle')}
        some={titles}
        longest={120}
        onChange={(next) => onChange({ ...lesson, titles: next })}
      />
      <h3>{t('teaching.editor.stepsHeading')}</h3>
      {steps.length === 0 && <p className={styles.note}>{t('teaching.editor.noSteps')}</p>}
      <Sortable
        items={steps.map(({ key, step }) => ({ id: key, name: nameOf(step) }))}
        onMove={move}
      >
        {steps.map(({ key, step }, at) => (
          <SortableItem
            key={key}
            id={key}
            name={nameOf(step)}
            at={at}
            count={steps.length}
            onMove={move}
            onRemove={(button) => {
              passFocusOn(button);
              onChange({ ...lesson, steps: without(steps, at) });
            }}
            head={<StepHead step={step} />}
          >
            <StepFields
              step={step}
              onChange={(next) =>
                onChange({ ...lesson, steps: replaced(steps, at, { key, step: next }) })
              }
            />
          </SortableItem>
        ))}
      </Sortable>
      {steps.length < MOST.steps ? (
        <AddStep onAdd={(step) => onChange({ ...lesson, steps: [...steps, toDraftStep(step)] })} />
      ) : (
        <p className={styles.note}>{t('teaching.editor.full')}</p>
      )}
    </div>
  );
}
