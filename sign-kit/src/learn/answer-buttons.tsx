import type { Question } from '../practice/round.js';
import { SAID } from '../practice/sentences.js';
import { useApp } from '../ui/context.js';
import { Icon } from '../ui/icons.js';
import { useSignName } from './use-sign-name.js';

/** What a person said; `text` is the name of what was chosen or written, null where nothing was. */
export type Answer = { readonly isRight: boolean; readonly text: string | null };

/** The answers to choose from; afterwards the right one and a wrong choice carry their marks. */
export function AnswerButtons({
  question: { form, choices, sentence },
  answer,
  onAnswer,
}: {
  readonly question: Question;
  readonly answer: Answer | null;
  readonly onAnswer: (answer: Answer) => void;
}) {
  const { t } = useApp();
  const nameOf = useSignName();
  const options = sentence
    ? SAID.map((said) => ({ text: t(`practice.says.${said}`), isRight: said === sentence.said }))
    : choices.map((one) => ({ text: nameOf(one), isRight: one.id === form.id }));
  return (
    <div class="choices">
      {options.map((option) => {
        const isChosen = answer !== null && answer.text === option.text;
        const mark = answer && option.isRight ? 'right' : isChosen ? 'wrong' : null;
        return (
          <button
            key={option.text}
            type="button"
            disabled={answer !== null}
            data-mark={mark ?? undefined}
            onClick={() => onAnswer(option)}
          >
            {mark && <Icon name={mark === 'right' ? 'tick' : 'cross'} />}
            <span>{option.text}</span>
            {mark && <span class="visually-hidden">: {t(`practice.mark.${mark}`)}</span>}
          </button>
        );
      })}
    </div>
  );
}
