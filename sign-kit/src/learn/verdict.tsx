import type { Question } from '../practice/round.js';
import { useApp } from '../ui/context.js';
import { Icon, type IconName } from '../ui/icons.js';
import type { Answer } from './answer-buttons.js';
import { useSignName } from './use-sign-name.js';

/** Right or wrong, told by a word, an icon and a colour; nobody is judged by the camera. */
export function Verdict({
  question: { form, kind, sentence },
  answer: { isRight, text },
}: {
  readonly question: Question;
  readonly answer: Answer;
}) {
  const { t } = useApp();
  const nameOf = useSignName();
  const sign = nameOf(form);
  const isShown = kind === 'sign' && !isRight;
  const icon: IconName = isShown ? 'play' : isRight ? 'tick' : 'cross';
  const words = (): string => {
    if (isShown) return t('practice.shown', { sign });
    if (sentence) return t(`practice.says.${sentence.said}`);
    if (isRight) return sign;
    return t(kind === 'type' ? 'practice.wrote' : 'practice.answer', { sign, other: text ?? '' });
  };
  return (
    <p class="verdict" data-mark={isShown ? 'shown' : isRight ? 'right' : 'wrong'}>
      <Icon name={icon} />
      <span>
        {!isShown && <strong>{t(`practice.mark.${isRight ? 'right' : 'wrong'}`)}: </strong>}
        {words()}
      </span>
    </p>
  );
}
