import { SEEN_FAULTS, type SeenFault } from '@isl/contracts/vocabulary';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Answer } from '../api';
import { useKeys } from '../use-keys';
import { AnswerButton } from './answer-button';
import styles from './answers.module.css';
import { FaultReasons } from './fault-reasons';

/** Whether hands, face and light can be seen; a no says why. */
export function SeenAnswers({ onAnswer }: { readonly onAnswer: (answer: Answer) => void }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [faults, setFaults] = useState<readonly SeenFault[]>([]);
  const [lacksReason, setLacksReason] = useState(false);
  const toggle = (fault: SeenFault): void => {
    setLacksReason(false);
    setFaults((now) =>
      now.includes(fault) ? now.filter((one) => one !== fault) : [...now, fault],
    );
  };
  const sayYes = (): void => onAnswer({ isSeen: true });
  const sayNo = (): void => {
    if (faults.length === 0) setLacksReason(true);
    else onAnswer({ isSeen: false, faults: [...faults] });
  };
  const numbers = SEEN_FAULTS.map((fault, at) => [String(at + 1), () => toggle(fault)] as const);
  useKeys({
    y: sayYes,
    n: () => setOpen(true),
    ...(isOpen ? { ...Object.fromEntries(numbers), enter: sayNo } : {}),
  });
  return (
    <div className={styles.answers}>
      <h3 className={styles.question}>{t('judging.seenQuestion')}</h3>
      <div className={styles.short}>
        <AnswerButton Icon={IconCheck} text={t('judging.yes')} shortcut="Y" onPress={sayYes} />
        <AnswerButton
          Icon={IconX}
          text={t('judging.no')}
          shortcut="N"
          isOpen={isOpen}
          onPress={() => setOpen(true)}
        />
      </div>
      {isOpen && (
        <FaultReasons chosen={faults} lacksReason={lacksReason} onToggle={toggle} onSend={sayNo} />
      )}
    </div>
  );
}
