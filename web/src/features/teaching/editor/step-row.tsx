import {
  IconAlignLeft,
  IconHandStop,
  IconMessage,
  IconMovie,
  type TablerIcon,
} from '@tabler/icons-react';
import { statusOf } from '../../../lib/api/errors';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { type CourseStep, useGetCourseClipQuery } from '../api';
import { useSomeText } from '../use-some-text';
import { BothLanguages } from './both-languages';
import styles from './editor.module.css';
import { useKnownSigns, useSignName } from './known-signs';
import { SentenceFields } from './sentence-fields';

export const KINDS: Readonly<Record<CourseStep['kind'], TablerIcon>> = {
  sign: IconHandStop,
  sentence: IconMessage,
  clip: IconMovie,
  text: IconAlignLeft,
};

/** What a step is called in lists and announcements. */
export function useStepName(): (step: CourseStep) => string {
  const { t } = useTranslation();
  const signName = useSignName();
  const inWords = useSomeText();
  return (step) => {
    if (step.kind === 'sign') return signName(step.sign);
    if (step.kind === 'clip') return inWords(step.caption ?? {}, t('teaching.kind.clip'));
    if (step.kind === 'text') return inWords(step.text, t('teaching.text.empty')).slice(0, 60);
    return inWords(step.meaning, t('teaching.sentence.empty'));
  };
}

/** What a step shows of itself while it is closed. */
export function StepHead({ step }: { readonly step: CourseStep }) {
  const { t } = useTranslation();
  const { signs } = useKnownSigns();
  const name = useStepName()(step);
  const Icon = KINDS[step.kind];
  const image = step.kind === 'sign' ? signs.get(step.sign)?.image : undefined;
  return (
    <span className={styles.sign}>
      {image !== undefined && <img src={image} alt="" width={56} height={56} loading="lazy" />}
      {step.kind === 'clip' && <ClipPoster clip={step.clip} />}
      <span>
        <span className={styles.name}>{name}</span>
        <br />
        <span className={styles.kind}>
          <Icon size={16} aria-hidden="true" /> {t(`teaching.kind.${step.kind}`)}
        </span>
      </span>
    </span>
  );
}

function ClipPoster({ clip }: { readonly clip: string }) {
  const { t } = useTranslation();
  const { currentData: video, error } = useGetCourseClipQuery(clip);
  if ([400, 403, 404].includes(statusOf(error) ?? 0)) return <span>{t('teaching.clip.gone')}</span>;
  return video?.poster === undefined ? null : (
    <img src={video.poster} alt={video.title} width={56} height={56} loading="lazy" />
  );
}

/** What is written in a step; a sign has nothing to write. */
export function StepFields({
  step,
  onChange,
}: {
  readonly step: CourseStep;
  readonly onChange: (next: CourseStep) => void;
}) {
  const { t } = useTranslation();
  if (step.kind === 'sign') return null;
  return (
    <div className={styles.fields}>
      {step.kind === 'sentence' && <SentenceFields step={step} onChange={onChange} />}
      {step.kind === 'text' && (
        <BothLanguages
          label={t('teaching.text.label')}
          some={step.text}
          longest={1_000}
          isLong
          onChange={(text) => onChange({ ...step, text })}
        />
      )}
      {step.kind === 'clip' && (
        <BothLanguages
          label={t('teaching.clip.caption')}
          some={step.caption ?? {}}
          longest={1_000}
          isLong
          onChange={(caption) => onChange({ ...step, caption })}
        />
      )}
    </div>
  );
}
