import { Button, useComputedColorScheme } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useGetConfigQuery } from '../../lib/api/config';
import { useTranslation } from '../../lib/i18n/use-translation';
import { useDisputedForms } from '../../lib/sign-kit/disputed';
import { earlyFrame } from '../../lib/sign-kit/early-frame';
import { signKitUrl, withLook } from '../../lib/sign-kit/link';
import type {
  DifferentSentence,
  ProposedSign,
  SignKitCommand,
  SignKitLook,
  SignKitPage,
} from '../../lib/sign-kit/messages';
import { usePeopleOf } from '../../lib/sign-kit/people';
import type { Practised } from '../../lib/sign-kit/practised';
import { useTakes } from '../../lib/sign-kit/takes';
import { type Opened, useSignKit } from '../../lib/sign-kit/use-sign-kit';
import styles from './sign-kit-frame.module.css';
import { TwoBlocks } from './two-blocks';

type FrameProps = {
  readonly page: SignKitPage;
  readonly params: Readonly<Record<string, string>>;
  readonly title: string;
  /** Shown while the frame is on its way. */
  readonly poster?: string | undefined;
  /** Shown in place of the reason why it is not there. */
  readonly instead?: ReactNode;
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
  readonly onOffline?: (isKept: boolean) => void;
};

/**
 * One of sign-kit's pages in a frame that fills its box, or why it is not there. The frame stands before its address is
 * known: a page that the build drew may have opened it already, and it goes on.
 */
export function SignKitFrame({ page, params, title, poster, instead, ...listeners }: FrameProps) {
  const { t, i18n } = useTranslation();
  const { data: config, isError, refetch } = useGetConfigQuery();
  const theme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const look = { theme, lang: i18n.language };
  const opened = useOpened(config && signKitUrl(config.signKit, page, params), look);
  const [disputed, takes] = [useDisputedForms(), useTakes()];
  const peopleOf = usePeopleOf();
  const { frameRef, state, hasFailed, attempt, retry } = useSignKit(opened, look, disputed, takes, {
    ...listeners,
    peopleOf,
  });
  const isUnknown = isError && !config;
  const isAway = isUnknown || state === 'silent' || (state === 'ready' && hasFailed);
  return (
    <div className={styles.box}>
      <iframe
        key={`${attempt} ${opened?.turn ?? 0}`}
        ref={frameRef}
        title={title}
        // The last one is for the button that copies a link.
        allow="microphone; camera; fullscreen; clipboard-write"
        className={styles.frame}
        data-state={state}
      />
      {isAway && instead}
      {isUnknown && !instead && (
        <Silent text={t('signKit.noAddress')} onRetry={() => void refetch()} />
      )}
      {state === 'loading' && !isUnknown && <Loading poster={poster} />}
      {state === 'silent' && !instead && <Silent text={t('signKit.silent')} onRetry={retry} />}
      {state === 'ready' && hasFailed && !instead && (
        <div role="alert" className={styles.fault}>
          <p>{t('signKit.failed')}</p>
          <Retry onRetry={retry} />
        </div>
      )}
    </div>
  );
}

/** What is in the frame. Another look alone is no other address: the frame is told. */
function useOpened(wanted: string | undefined, look: SignKitLook): Opened | undefined {
  const [opened, setOpened] = useState<Opened & { readonly wanted: string }>();
  if (wanted !== undefined && opened?.wanted !== wanted) {
    const early = opened ? undefined : earlyFrame(wanted);
    const url = early?.url ?? withLook(wanted, look);
    const turn = opened ? opened.turn + 1 : 0;
    setOpened({ wanted, url, turn, look: early?.look ?? look, heard: early?.heard ?? [] });
  }
  return opened;
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
