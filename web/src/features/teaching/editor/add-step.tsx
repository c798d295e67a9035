import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { CourseStep } from '../api';
import { ClipPicker } from './clip-picker';
import styles from './editor.module.css';
import { SignPicker } from './sign-picker';
import { KINDS } from './step-row';

type Kind = CourseStep['kind'];
const EMPTY: Partial<Record<Kind, CourseStep>> = {
  sentence: { kind: 'sentence', meaning: {}, signs: [] },
  text: { kind: 'text', text: {} },
};

/** One press a kind: a text and a sentence are written where they stand, a sign and a video are picked. */
export function AddStep({ onAdd }: { readonly onAdd: (step: CourseStep) => void }) {
  const { t } = useTranslation();
  const [picking, setPicking] = useState<Kind | null>(null);
  const add = (kind: Kind): void => {
    const empty = EMPTY[kind];
    setPicking(empty || picking === kind ? null : kind);
    if (empty) onAdd(empty);
  };
  return (
    <fieldset className={styles.addStep}>
      <legend className={styles.name}>{t('teaching.editor.addStep')}</legend>
      <div className={styles.adding}>
        {(['sign', 'sentence', 'clip', 'text'] as const).map((kind) => {
          const Icon = KINDS[kind];
          const isPicked = EMPTY[kind] === undefined;
          return (
            <Button
              key={kind}
              variant="default"
              mih={48}
              leftSection={<Icon size={20} />}
              {...(isPicked && { 'aria-expanded': picking === kind })}
              onClick={() => add(kind)}
            >
              {t(`teaching.kind.${kind}`)}
            </Button>
          );
        })}
      </div>
      {picking === 'sign' && <SignPicker onPick={(sign) => onAdd({ kind: 'sign', sign })} />}
      {picking === 'clip' && <ClipPicker onPick={(clip) => onAdd({ kind: 'clip', clip })} />}
    </fieldset>
  );
}
