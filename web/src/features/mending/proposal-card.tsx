import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconEye, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { ReasonForm } from '../../components/ui/reason-form';
import styles from '../../components/ui/report-card.module.css';
import { serverMessage } from '../../lib/api/errors';
import { formatDate } from '../../lib/i18n/format';
import { useTranslation } from '../../lib/i18n/use-translation';
import { log } from '../../lib/log';
import { passFocusOn } from '../../lib/pass-focus-on';
import { mendPath } from '../../lib/paths';
import { selectClaims } from '../../lib/session/session-slice';
import { centerToast } from '../../lib/toasts';
import { type Proposal, useDecideProposalMutation, useWithdrawProposalMutation } from './api';

type Decision = 'accepted' | 'declined';

/** One proposal: who would have which sign be made otherwise and why, and what one can do about it. */
export function ProposalCard({
  proposal,
  isOpenBelow = false,
}: {
  readonly proposal: Proposal;
  /** The editor shows it already. */
  readonly isOpenBelow?: boolean;
}) {
  const { t } = useTranslation();
  const headingId = useId();
  const { _id, formId, reason, by, state, createdAt, isCurrent, settled } = proposal;
  const isOpen = state === 'open';
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {formId}
        </h2>
        <time dateTime={createdAt} className={styles.date}>
          {formatDate(createdAt)}
        </time>
      </header>
      <p className={styles.by}>
        {t('moderation.proposals.by', { name: by ?? t('moderation.proposals.left') })}
      </p>
      {reason !== '' && (
        <p className={styles.reason}>{t('moderation.proposals.why', { reason })}</p>
      )}
      {!isCurrent && <p>{t('moderation.proposals.old')}</p>}
      {!isOpen && (
        <p>
          {t(`moderation.proposals.state.${state}`)}
          {settled?.word && `: ${settled.word}`}
        </p>
      )}
      {!isOpenBelow && (
        <div className={styles.actions}>
          <Button
            component={Link}
            to={mendPath(formId, _id)}
            variant="default"
            leftSection={<IconEye size={20} />}
          >
            {t('moderation.proposals.look')}
          </Button>
        </div>
      )}
      {isOpen && <Settle proposal={proposal} />}
    </article>
  );
}

/** Another reviewer accepts or declines with a word; its author can only withdraw. */
function Settle({ proposal: { _id, byId } }: { readonly proposal: Proposal }) {
  const { t } = useTranslation();
  const claims = useSelector(selectClaims);
  const [chosen, setChosen] = useState<Decision | null>(null);
  const [decide, deciding] = useDecideProposalMutation();
  const [withdraw, withdrawing] = useWithdrawProposalMutation();
  const settle = async (
    act: () => Promise<unknown>,
    done: string,
    control: Element,
  ): Promise<void> => {
    const keepFocus = passFocusOn(control);
    try {
      await act();
      centerToast.success(done);
    } catch (error) {
      log.error('a proposal was not settled', error);
      keepFocus();
      centerToast.error(serverMessage(error) ?? t('moderation.proposals.failed'));
    }
  };
  if (byId !== undefined && byId === claims?.sub) {
    return (
      <>
        <p>{t('moderation.proposals.own')}</p>
        <div className={styles.actions}>
          <Button
            variant="subtle"
            leftSection={<IconArrowBackUp size={20} />}
            loading={withdrawing.isLoading}
            onClick={({ currentTarget }) =>
              void settle(
                () => withdraw(_id).unwrap(),
                t('moderation.proposals.withdrawn'),
                currentTarget,
              )
            }
          >
            {t('moderation.proposals.withdraw')}
          </Button>
        </div>
      </>
    );
  }
  if (chosen) {
    return (
      <ReasonForm
        label={t('moderation.proposals.word')}
        action={t(`moderation.proposals.${ACTIONS[chosen]}`)}
        {...(chosen === 'accepted' && { color: null })}
        isSending={deciding.isLoading}
        onSend={(word, form) =>
          void settle(
            () => decide({ id: _id, said: { decision: chosen, word } }).unwrap(),
            t(`moderation.proposals.${chosen}`),
            form,
          )
        }
        onCancel={() => setChosen(null)}
      />
    );
  }
  return (
    <div className={styles.actions}>
      <Button
        variant="default"
        leftSection={<IconCheck size={20} />}
        onClick={() => setChosen('accepted')}
      >
        {t('moderation.proposals.accept')}
      </Button>
      <Button
        variant="subtle"
        color="var(--madder)"
        leftSection={<IconX size={20} />}
        onClick={() => setChosen('declined')}
      >
        {t('moderation.proposals.decline')}
      </Button>
    </div>
  );
}

const ACTIONS = { accepted: 'accept', declined: 'decline' } as const;
