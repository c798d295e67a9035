import { Modal } from '@mantine/core';
import { useRef } from 'react';
import type { PointsSource } from '../../../lib/frames/use-frame-stream';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useFocusBack } from '../../../lib/use-focus-back';
import own from '../own/own-signs-dialog.module.css';
import { LettersList } from './letters-list';
import { readableOf } from './own-letters';
import { ShowLetters } from './show-letters';
import type { LettersRefused } from './use-letters-refused';
import type { OwnLetters } from './use-own-letters';
import { useShowLetters } from './use-show-letters';

const NONE: ReadonlySet<string> = new Set();

/** A person shows the letters as they make them, and sees which they have shown. */
export function OwnLettersDialog({
  ownLetters,
  points,
  refused,
  onClose,
}: {
  readonly ownLetters: OwnLetters;
  /** What is sent in place of pictures; null: pictures. */
  readonly points: PointsSource | null;
  readonly refused: LettersRefused | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const mainRef = useRef<HTMLButtonElement>(null);
  const showing = useShowLetters({ keep: ownLetters.keep, points });
  useFocusBack(true);
  const known = refused === null ? readableOf(ownLetters.all) : NONE;
  const start = (ids: readonly string[]): void => {
    mainRef.current?.focus();
    showing.start(ids);
  };
  return (
    <Modal.Root opened onClose={onClose} size="lg">
      <Modal.Overlay />
      <Modal.Content>
        {/* The library's own header would be a second banner of the page. */}
        <div className={own.header}>
          <Modal.Title className={own.heading}>{t('prediction.ownLetters.open')}</Modal.Title>
          <Modal.CloseButton size={48} aria-label={t('app.close')} />
        </div>
        <Modal.Body className={own.parts}>
          {refused !== null && !showing.isShowing && (
            <p role="status">{t(`prediction.ownLetters.refused.${refused}`)}</p>
          )}
          {points?.finder === null && <p role="status">{t('prediction.own.noFinder')}</p>}
          <ShowLetters
            known={known}
            showing={showing}
            keepsPictures={points !== null}
            mainRef={mainRef}
            onStart={start}
          />
          {/* While hands are up, what is to be shown needs the room. */}
          {!showing.isShowing && (
            <LettersList ownLetters={ownLetters} known={known} onAgain={(id) => start([id])} />
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
