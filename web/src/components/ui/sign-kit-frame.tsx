import { Button, useComputedColorScheme } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useGetConfigQuery } from '../../lib/api/config';
import { useTranslation } from '../../lib/i18n/use-translation';
import { useDisputedForms } from '../../lib/sign-kit/disputed';
import { signKitUrl } from '../../lib/sign-kit/link';
import type {
  DifferentSentence,
  ProposedSign,
  SignKitCommand,
  SignKitPage,
} from '../../lib/sign-kit/messages';
import { usePeopleOf } from '../../lib/sign-kit/people';
import type { Practised } from '../../lib/sign-kit/practised';
import { useTakes } from '../../lib/sign-kit/takes';
import { useSignKit } from '../../lib/sign-kit/use-sign-kit';
import styles from './sign-kit-frame.module.css';
import { TwoBlocks } from './two-blocks';

type FrameProps = {
  readonly page: SignKitPage;
  readonly params: Readonly<Record<string, string>>;
  readonly title: string;
  /** Shown while the frame is on its way. */
  readonly poster?: string | undefined;
  readonly onReady?: (page: SignKitPage) => SignKitCommand | null;
  /** What the frame is told in its turn: a new list is told without loading anything anew. */
  readonly told?: readonly SignKitCommand[] | undefined;
  readonly onPlaying?: (isPlaying: boolean) => void;
  readonly onReport: (id: string) => void;
  readonly onGive?: (id: string) => void;
  readonly onProposed?: (proposed: ProposedSign) => void;
  readonly onDiffers?: (sentence: DifferentSentence) => void;
  readonly onPractised?: (cards: readonly Practised[]) => Promise<boolean>;
  readonly onForgotten?: () => void;
};

/** One of sign-kit's pages in a frame that fills its box, or why it is not there. */
export function SignKitFrame(props: FrameProps) {
  const { t } = useTranslation();
  const { data: config, isError, refetch } = useGetConfigQuery();
  if (config) return <OpenFrame {...props} signKit={config.signKit} />;
  return (
    <div className={styles.box}>
      {isError ? (
        <Silent text={t('signKit.noAddress')} onRetry={() => void refetch()} />
      ) : (
        <Loading poster={props.poster} />
      )}
    </div>
  );
}

function OpenFrame({
  signKit,
  page,
  params,
  title,
  poster,
  onReady,
  told,
  onPlaying,
  onReport,
  onGive,
  onProposed,
  onDiffers,
  onPractised,
  onForgotten,
}: FrameProps & { readonly signKit: string }) {
  const { t, i18n } = useTranslation();
  const theme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const look = { theme, lang: i18n.language };
  const peopleOf = usePeopleOf();
  const wanted = signKitUrl(signKit, page, params);
  const [opened, setOpened] = useState({ wanted, look });
  // Another look alone is no other address: the frame is told.
  if (opened.wanted !== wanted) setOpened({ wanted, look });
  const url = signKitUrl(signKit, page, { ...params, ...opened.look });
  const [disputed, takes] = [useDisputedForms(), useTakes()];
  const { frameRef, state, hasFailed, attempt, retry } = useSignKit(url, look, disputed, takes, {
    onReady,
    told,
    onPlaying,
    onReport,
    onGive,
    onProposed,
    onDiffers,
    onPractised,
    onForgotten,
    peopleOf,
  });
  return (
    <div className={styles.box}>
      <iframe
        key={`${attempt} ${url}`}
        ref={frameRef}
        src={url}
        title={title}
        // The last one is for the button that copies a link.
        allow="microphone; camera; fullscreen; clipboard-write"
        className={styles.frame}
        data-state={state}
      />
      {state === 'loading' && <Loading poster={poster} />}
      {state === 'silent' && <Silent text={t('signKit.silent')} onRetry={retry} />}
      {state === 'ready' && hasFailed && (
        <div role="alert" className={styles.fault}>
          <p>{t('signKit.failed')}</p>
          <Retry onRetry={retry} />
        </div>
      )}
    </div>
  );
}

function Loading({ poster }: { readonly poster: string | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={styles.cover}>
      {poster !== undefined && <img src={poster} alt="" className={styles.poster} />}
      <p role="status" className={styles.status}>
        <TwoBlocks size={40} className={styles.mark} />
        {t('signKit.loading')}
      </p>
    </div>
  );
}

function Silent({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <div className={styles.cover}>
      <TwoBlocks size={88} isApart />
      <p role="alert" className={styles.message}>
        {text}
      </p>
      <Retry onRetry={onRetry} />
    </div>
  );
}

function Retry({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="default" leftSection={<IconRefresh size={20} />} onClick={onRetry}>
      {t('app.retry')}
    </Button>
  );
}
