import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from './lesson-player.module.css';

type Choice = { readonly id: string; readonly text: string };
type Look = 'right' | 'wrong' | 'other';

/** Answers to choose from; afterwards each says what it was, by colour, icon and word. */
export function ChoiceButtons({
  choices,
  right,
  chosen,
  isWide = false,
  onChoose,
}: {
  readonly choices: readonly Choice[];
  readonly right: string;
  readonly chosen: string | null;
  /** One under the other. */
  readonly isWide?: boolean;
  readonly onChoose: (id: string) => void;
}) {
  const { t } = useTranslation();
  const lookOf = (id: string): Look => {
    if (id === right) return 'right';
    return id === chosen ? 'wrong' : 'other';
  };
  return (
    <div className={styles.choices} data-wide={isWide}>
      {choices.map(({ id, text }) => {
        const look = chosen === null ? undefined : lookOf(id);
        return (
          <button
            key={id}
            type="button"
            className={styles.choice}
            data-look={look}
            // Not disabled: what has the focus keeps it.
            aria-disabled={chosen !== null}
            onClick={() => chosen === null && onChoose(id)}
          >
            {look === 'right' && <IconCheck size={24} aria-hidden="true" />}
            {look === 'wrong' && <IconX size={24} aria-hidden="true" />}
            <span>{text}</span>
            {look === 'right' && (
              <span className="visually-hidden">({t('lessons.recognise.rightOne')})</span>
            )}
            {look === 'wrong' && (
              <span className="visually-hidden">({t('lessons.recognise.yours')})</span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** What became of an answer, said as soon as it is known; null: nothing was answered. */
export function Verdict({
  isRight,
  text,
}: {
  readonly isRight: boolean | null;
  readonly text: string;
}) {
  const Icon = isRight ? IconCheck : IconX;
  return (
    <div role="status" className={styles.said}>
      {isRight !== null && (
        <p className={styles.verdict} data-look={isRight ? 'right' : 'wrong'}>
          <Icon size={24} aria-hidden="true" />
          {text}
        </p>
      )}
    </div>
  );
}
