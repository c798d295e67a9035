import {
  IconArrowsExchange,
  IconCheck,
  IconCircleDashed,
  IconEyePlus,
  IconQuestionMark,
} from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { LiveValue } from '../../../lib/live';
import styles from './attempt-told.module.css';
import type { FaceSeen, WishOver } from './face-seen';
import { FaceTold } from './face-told';
import own from './lesson-camera.module.css';
import {
  type GlossState,
  type SentenceHeard,
  type SentenceTold as Told,
  timeOf,
} from './sentence-seen';

const icons = {
  came: IconCheck,
  elsewhere: IconArrowsExchange,
  missing: IconCircleDashed,
  unknown: IconQuestionMark,
  others: IconEyePlus,
} as const satisfies Record<GlossState | 'others', unknown>;
const states = ['came', 'elsewhere', 'missing', 'unknown'] as const;

/** What of a sentence came: its signs in their order, and the face over them; nobody is graded. */
export function SentenceTold({
  told,
  signs,
  face,
  wishes,
  onForget,
}: {
  readonly told: Told;
  readonly signs: SentenceHeard['signs'];
  readonly face: LiveValue<FaceSeen>;
  readonly wishes: readonly WishOver[];
  /** Null while there is nothing to forget. */
  readonly onForget: (() => void) | null;
}) {
  const { t } = useTranslation();
  const lines = states.map((state) => ({
    state,
    glosses: told.glosses.filter((one) => one.state === state).map(({ gloss }) => gloss),
  }));
  const all = [...lines, { state: 'others', glosses: told.others } as const];
  return (
    <>
      <div role="status">
        <ul className={styles.list} aria-label={t('lessons.sign.list')}>
          {all
            .filter(({ glosses }) => glosses.length > 0)
            .map(({ state, glosses }) => {
              const Icon = icons[state];
              return (
                <li
                  key={state}
                  className={styles.line}
                  data-agrees={state === 'came' ? '' : undefined}
                >
                  <Icon size={24} aria-hidden="true" />
                  <span>{t(`lessons.sign.${state}`, { signs: glosses.join(', ') })}</span>
                </li>
              );
            })}
        </ul>
      </div>
      {wishes.length > 0 && (
        <FaceTold seen={face} wishes={wishes} timeOf={(wish) => timeOf(told, wish, signs)} />
      )}
      {onForget && (
        <button type="button" className={own.without} onClick={onForget}>
          {t('lessons.sign.again')}
        </button>
      )}
    </>
  );
}
