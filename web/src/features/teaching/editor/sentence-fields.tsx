import { SENTENCE_FACES, type SentenceFace } from '@isl/contracts/vocabulary';
import { NativeSelect } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react';
import { ToolButton } from '../../../components/ui/tool-button';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { passFocusOn } from '../../../lib/pass-focus-on';
import type { CourseStep } from '../api';
import { BothLanguages } from './both-languages';
import { MOST, moved, without } from './draft';
import styles from './editor.module.css';
import { useSignName } from './known-signs';
import { SignPicker } from './sign-picker';

type Sentence = Extract<CourseStep, { kind: 'sentence' }>;

/** What a sentence means, its signs in the order of signing, and what the face makes of it. */
export function SentenceFields({
  step,
  onChange,
}: {
  readonly step: Sentence;
  readonly onChange: (next: Sentence) => void;
}) {
  const { t } = useTranslation();
  const { face, signs } = step;
  const withFace = (chosen: string): void => {
    const { face: _before, ...plain } = step;
    const known = SENTENCE_FACES.find((one: SentenceFace) => one === chosen);
    onChange(known ? { ...plain, face: known } : plain);
  };
  return (
    <>
      <BothLanguages
        label={t('teaching.sentence.meaning')}
        some={step.meaning}
        longest={120}
        onChange={(meaning) => onChange({ ...step, meaning })}
      />
      <p className={styles.name}>{t('teaching.sentence.signs')}</p>
      {signs.length === 0 && <p className={styles.note}>{t('teaching.sentence.noSigns')}</p>}
      <ol className={styles.chips}>
        {signs.map((sign, at) => (
          <SignChip
            key={`${sign} ${timesBefore(signs, at)}`}
            sign={sign}
            isFirst={at === 0}
            isLast={at === signs.length - 1}
            onMove={(by) => onChange({ ...step, signs: moved(signs, at, at + by) })}
            onRemove={() => onChange({ ...step, signs: without(signs, at) })}
          />
        ))}
      </ol>
      {signs.length < MOST.signs && (
        <SignPicker onPick={(sign) => onChange({ ...step, signs: [...signs, sign] })} />
      )}
      <NativeSelect
        label={t('teaching.sentence.face')}
        value={face ?? 'plain'}
        onChange={({ currentTarget }) => withFace(currentTarget.value)}
        data={(['plain', ...SENTENCE_FACES] as const).map((value) => ({
          value,
          label: t(`teaching.sentence.faces.${value}`),
        }))}
      />
    </>
  );
}

/** The same sign may stand twice. By how often it stood before, it is known wherever it is moved. */
const timesBefore = (signs: readonly string[], at: number): number =>
  signs.slice(0, at).filter((sign) => sign === signs[at]).length;

function SignChip({
  sign,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: {
  readonly sign: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation();
  const name = useSignName()(sign);
  return (
    <li className={styles.chip}>
      <ToolButton
        size={44}
        label={t('teaching.sentence.earlier', { name })}
        isOff={isFirst}
        onPress={() => onMove(-1)}
      >
        <IconArrowLeft size={20} aria-hidden="true" />
      </ToolButton>
      <span>{name}</span>
      <ToolButton
        size={44}
        label={t('teaching.sentence.later', { name })}
        isOff={isLast}
        onPress={() => onMove(1)}
      >
        <IconArrowRight size={20} aria-hidden="true" />
      </ToolButton>
      <ToolButton
        size={44}
        color="var(--madder)"
        label={t('teaching.move.remove', { name })}
        onPress={(button) => {
          passFocusOn(button);
          onRemove();
        }}
      >
        <IconX size={20} aria-hidden="true" />
      </ToolButton>
    </li>
  );
}
