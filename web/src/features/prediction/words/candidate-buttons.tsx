import { Button } from '@mantine/core';
import { formatPercent } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import own from './candidate-buttons.module.css';
import type { Candidate } from './signed-word';

/** What something may have been, one of it chosen now. */
export function CandidateButtons({
  candidates,
  chosen,
  onChoose,
}: {
  readonly candidates: readonly Candidate[];
  readonly chosen: string;
  readonly onChoose: (candidate: Candidate) => void;
}) {
  const { t } = useTranslation();
  return candidates.map((candidate) => (
    <Button
      key={candidate.id}
      variant="default"
      className={own.candidate}
      data-source={candidate.learntFrom ?? 'people'}
      aria-pressed={candidate.label === chosen}
      onClick={() => onChoose(candidate)}
    >
      {t('prediction.sign', { label: candidate.label, p: formatPercent(candidate.score) })}
    </Button>
  ));
}
