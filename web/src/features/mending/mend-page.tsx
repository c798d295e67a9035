import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ReviewersOnly } from '../../components/ui/reviewers-only';
import { SignKitFrame } from '../../components/ui/sign-kit-frame';
import { serverMessage } from '../../lib/api/errors';
import { useTranslation } from '../../lib/i18n/use-translation';
import { log } from '../../lib/log';
import { reportPath } from '../../lib/paths';
import type { ProposedSign, SignKitCommand } from '../../lib/sign-kit/messages';
import { useListProposalsOfFormQuery, useProposeMutation } from './api';
import styles from './mending.module.css';
import { ProposalCard } from './proposal-card';

const NOTHING: readonly SignKitCommand[] = [];

/** The sign editor in its frame; a proposal of the address is shown in it, and can be decided above. */
export function MendPage() {
  const { t } = useTranslation();
  const { formId = '' } = useParams();
  return (
    <>
      <h1 className="visually-hidden">{t('moderation.proposals.mend')}</h1>
      <ReviewersOnly text={t('moderation.proposals.onlyReviewers')}>
        <Mending key={formId} formId={formId} />
      </ReviewersOnly>
    </>
  );
}

function Mending({ formId }: { readonly formId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const wanted = useSearchParams()[0].get('proposal');
  const { data } = useListProposalsOfFormQuery(formId, { skip: wanted === null });
  const proposal = data?.find(({ _id }) => _id === wanted);
  const segments = proposal?.segments;
  const [propose] = useProposeMutation();
  const [told, tell] = useState(NOTHING);
  // By its words: what is loaded anew is the same proposal.
  const shown = useMemo(() => JSON.stringify(segments ?? null), [segments]);
  useEffect(() => {
    const notation: ProposedSign['segments'] | null = JSON.parse(shown);
    if (notation) tell([{ type: 'signkit:proposal', id: formId, segments: notation }]);
  }, [formId, shown]);

  const send = async ({ id, reason, segments: said }: ProposedSign): Promise<void> => {
    if (id !== formId) return;
    try {
      await propose({ formId, said: { segments: said, reason } }).unwrap();
      tell([{ type: 'signkit:proposal', id, answer: 'kept' }]);
    } catch (error) {
      log.error('a proposal was not kept', error);
      const words = serverMessage(error) ?? t('moderation.proposals.failed');
      tell([{ type: 'signkit:proposal', id, answer: 'refused', words }]);
    }
  };
  return (
    <div className={styles.screen}>
      {proposal && (
        <div className={styles.facts}>
          <ProposalCard proposal={proposal} isOpenBelow />
        </div>
      )}
      <div className={styles.frame}>
        <SignKitFrame
          page="edit"
          params={{ sign: formId }}
          title={t('moderation.proposals.frame', { name: formId })}
          told={told}
          onReport={(id) => void navigate(reportPath(id))}
          onProposed={(proposed) => void send(proposed)}
        />
      </div>
    </div>
  );
}
