import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { ErrorState, LoadingState } from '../../../components/ui/list-states';
import { NoticeLine } from '../../../components/ui/notice-line';
import { serverMessage } from '../../../lib/api/errors';
import { formatDate } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { paths } from '../../../lib/paths';
import { session } from '../../../lib/session/browser-session';
import { isModerator } from '../../../lib/session/ownership';
import { selectClaims } from '../../../lib/session/session-slice';
import { cornerToast } from '../../../lib/toasts';
import { useGetAccountQuery } from '../api';
import {
  type ReviewerRequest,
  useAskToReviewMutation,
  useGetReviewerRequestQuery,
  useTakeBackReviewerRequestMutation,
} from '../reviewing-api';
import styles from './reviewing.module.css';
import { Section } from './section';

const PLACE = 'settings-reviewing';
/** Of the contract. */
const WORDS_LENGTH = 600;

/** "I sign ISL and want to review": asked, seen, taken back. */
export function Reviewing() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useGetReviewerRequestQuery(undefined, {
    // An admin may have answered since.
    refetchOnMountOrArgChange: true,
  });
  const { data: account } = useGetAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  const mayReview = account?.roles.includes('reviewer') ?? false;
  const isInToken = isModerator(useSelector(selectClaims));
  const isKnown = account !== undefined;
  useEffect(() => {
    // The token is older than the answer.
    if (isKnown && mayReview !== isInToken) void session.refresh();
  }, [isKnown, mayReview, isInToken]);

  const body = () => {
    if (mayReview) return <MayReview />;
    if (isError && data === undefined) {
      const retry = (): void => void refetch();
      return <ErrorState message={t('settings.reviewing.loadFailed')} onRetry={retry} />;
    }
    if (data === undefined || !isKnown) return <LoadingState text={t('app.loading')} cards={1} />;
    return data?.state === 'asked' ? <Asked request={data} /> : <AskForm />;
  };
  return (
    <Section title={t('settings.reviewing.heading')} text={t('settings.reviewing.text')}>
      {data && <Answer request={data} />}
      {body()}
      <NoticeLine place={PLACE} />
    </Section>
  );
}

function MayReview() {
  const { t } = useTranslation();
  return (
    <div className={styles.lines}>
      <p className={styles.state} data-state="granted">
        {t('settings.reviewing.granted')}
      </p>
      <Button component={Link} to={paths.review} variant="light">
        {t('settings.reviewing.toClips')}
      </Button>
    </div>
  );
}

/** What an admin said last, in their words. */
function Answer({ request: { answer } }: { readonly request: ReviewerRequest }) {
  const { t } = useTranslation();
  if (!answer || (answer.act === 'grant' && !answer.reason)) return null;
  return (
    <div className={styles.answer} data-act={answer.act}>
      <p>{t(`settings.reviewing.answer.${answer.act}`, { date: formatDate(answer.at) })}</p>
      {answer.reason && <blockquote className={styles.words}>{answer.reason}</blockquote>}
    </div>
  );
}

function Asked({ request: { words, askedAt } }: { readonly request: ReviewerRequest }) {
  const { t } = useTranslation();
  const [takeBack, { isLoading }] = useTakeBackReviewerRequestMutation();
  const giveUp = async (): Promise<void> => {
    try {
      await takeBack().unwrap();
      cornerToast.success(t('settings.reviewing.takenBack'), PLACE);
    } catch (error) {
      log.error('the request was not taken back', error);
      cornerToast.error(t('settings.reviewing.failed'), PLACE);
    }
  };
  return (
    <div className={styles.lines}>
      <p className={styles.state} data-state="asked">
        {t('settings.reviewing.asked', { date: formatDate(askedAt) })}
      </p>
      {words && <blockquote className={styles.words}>{words}</blockquote>}
      <Button variant="default" loading={isLoading} onClick={() => void giveUp()}>
        {t('settings.reviewing.takeBack')}
      </Button>
    </div>
  );
}

function AskForm() {
  const { t } = useTranslation();
  const [ask, { isLoading }] = useAskToReviewMutation();
  const [words, setWords] = useState('');
  const send = async (): Promise<void> => {
    try {
      await ask(words.trim() === '' ? {} : { words }).unwrap();
      cornerToast.success(t('settings.reviewing.sent'), PLACE);
    } catch (error) {
      log.error('the request was not sent', error);
      cornerToast.error(serverMessage(error) ?? t('settings.reviewing.failed'), PLACE);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <form onSubmit={submit} className={styles.lines}>
      <Textarea
        className={styles.field ?? ''}
        label={t('settings.reviewing.words')}
        description={t('settings.reviewing.wordsHint')}
        maxLength={WORDS_LENGTH}
        rows={3}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Button type="submit" variant="light" loading={isLoading}>
        {t('settings.reviewing.ask')}
      </Button>
    </form>
  );
}
