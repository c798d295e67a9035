import type { Emotion } from '@isl/contracts/vocabulary';
import { ClearSwitch } from '../../../components/ui/clear-switch';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { GenerateReply } from './api';
import { Doubt } from './doubt';
import own from './said-sentence.module.css';

/**
 * What was signed over what is said of it. Where it is not certain what that is nothing is said but the signs, until
 * the person chooses between the two likeliest readings.
 */
export function SaidSentence({
  reply,
  feeling,
  said,
  onSay,
}: {
  readonly reply: GenerateReply;
  /** That it was made with: chosen, or felt. */
  readonly feeling: Emotion | '';
  readonly said: string;
  readonly onSay: (said: string) => void;
}) {
  const { t } = useTranslation();
  const { gloss, rewritten_sentence: plain, with_feeling: felt, certain } = reply;
  const isAsSigned = !certain && said === plain;
  return (
    <>
      {gloss.length > 0 && !isAsSigned && (
        <p className={own.signed}>
          {t('prediction.signed')} <strong lang="en">{gloss.join(' ')}</strong>
        </p>
      )}
      <div className={own.said}>
        <p className={own.sentence} lang="en" aria-live="polite">
          {said || t('prediction.noSentence')}
        </p>
        {feeling !== '' && (
          <p className={own.felt}>
            {t('prediction.feeling.of', { feeling: t(`emotion.${feeling}`) })}
          </p>
        )}
      </div>
      {certain && felt !== plain && (
        <ClearSwitch
          label={t('prediction.withFeeling')}
          checked={said === felt}
          onChange={({ currentTarget }) => onSay(currentTarget.checked ? felt : plain)}
        />
      )}
      {!certain && (
        <Doubt
          key={gloss.join(' ')}
          reply={reply}
          said={said}
          // Pressed again it is taken back.
          onPress={(sentence) => onSay(said === sentence ? plain : sentence)}
        />
      )}
    </>
  );
}
