import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconEye,
  IconEyeOff,
  IconHourglass,
  IconPencil,
  IconRepeat,
  IconUpload,
  IconUsers,
  IconX,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths, recordPath } from '../../../lib/paths';
import type { Contribution } from '../api';
import { type State, stateOf } from '../state';
import styles from './contribution-state.module.css';

const stateIcons = {
  arriving: IconUpload,
  waiting: IconClock,
  preparing: IconHourglass,
  unreadable: IconAlertTriangle,
  voting: IconUsers,
  accepted: IconCheck,
  notAccepted: IconX,
} as const satisfies Record<State, unknown>;

const languageIcons = {
  'not-reviewed': IconPencil,
  reviewed: IconCheck,
  disputed: IconAlertTriangle,
} as const satisfies Record<Contribution['languageReview'], unknown>;

/** What became of a clip, why, who can watch it now and what signers said of its language. */
export function ContributionState({ contribution }: { readonly contribution: Contribution }) {
  const { t } = useTranslation();
  const { isShown, hiddenReason, languageReview, prompt } = contribution;
  const state = stateOf(contribution);
  const Icon = stateIcons[state];
  const ShownIcon = isShown ? IconEye : IconEyeOff;
  const LanguageIcon = languageIcons[languageReview];
  return (
    <div className={styles.lines}>
      <p className={styles.state} data-state={state}>
        <Icon size={20} aria-hidden="true" />
        {t(`contributions.state.${state}`)}
      </p>
      <Why contribution={contribution} state={state} />
      {(state === 'unreadable' || state === 'notAccepted') && (
        <Button
          component={Link}
          to={recordPath(prompt)}
          variant="light"
          leftSection={<IconRepeat size={20} />}
        >
          {t('contributions.again')}
        </Button>
      )}
      <p className={styles.line}>
        <ShownIcon size={20} aria-hidden="true" />
        {t(isShown ? 'contributions.shown.yes' : 'contributions.shown.no')}
      </p>
      {hiddenReason && (
        <p className={styles.hidden}>
          {t('contributions.hidden', { reason: hiddenReason })}{' '}
          <Link to={paths.contact}>{t('contributions.hiddenAnswer')}</Link>
        </p>
      )}
      <p className={styles.line}>
        <LanguageIcon size={20} aria-hidden="true" />
        {t(`contributions.language.${languageReview}`)}
      </p>
    </div>
  );
}

function Why({
  contribution: { reasonCode, faults },
  state,
}: {
  readonly contribution: Contribution;
  readonly state: State;
}) {
  const { t } = useTranslation();
  if (state === 'unreadable') return reasonCode && <p>{t(`upload.mine.reason.${reasonCode}`)}</p>;
  if (state !== 'notAccepted') return null;
  if (faults.length === 0) return <p>{t('contributions.whyUnknown')}</p>;
  return (
    <div>
      <p>{t('contributions.why')}</p>
      <ol className={styles.faults}>
        {faults.map((fault) => (
          <li key={fault}>{t(`contributions.fault.${fault}`)}</li>
        ))}
      </ol>
    </div>
  );
}
