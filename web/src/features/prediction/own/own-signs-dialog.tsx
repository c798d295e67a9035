import { Button, Loader, Modal } from '@mantine/core';
import { IconHandStop } from '@tabler/icons-react';
import type { PointsSource } from '../../../lib/frames/use-frame-stream';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useFocusBack } from '../../../lib/use-focus-back';
import type { OwnLetters } from '../own-letters/use-own-letters';
import own from './own-signs-dialog.module.css';
import { OwnSignsList } from './own-signs-list';
import { TeachSign } from './teach-sign';
import type { OwnSigns } from './use-own-signs';
import { useSignToTeach } from './use-sign-to-teach';

/** A person teaches signs of their own, and sees which they taught. */
export function OwnSignsDialog({
  ownSigns,
  ownLetters,
  points,
  onLetters,
  onClose,
}: {
  readonly ownSigns: OwnSigns;
  readonly ownLetters: OwnLetters;
  /** What is sent in place of pictures; null: pictures. */
  readonly points: PointsSource | null;
  /** To the letters instead. */
  readonly onLetters: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const toTeach = useSignToTeach();
  useFocusBack(true);
  return (
    <Modal.Root opened onClose={onClose} size="lg">
      <Modal.Overlay />
      <Modal.Content>
        {/* The library's own header would be a second banner of the page. */}
        <div className={own.header}>
          <Modal.Title className={own.heading}>{t('prediction.own.open')}</Modal.Title>
          <Modal.CloseButton size={48} aria-label={t('app.close')} />
        </div>
        <Modal.Body className={own.parts}>
          {toTeach.isLoading ? (
            <Loader aria-label={t('prediction.own.finding')} />
          ) : (
            <TeachSign ownSigns={ownSigns} toTeach={toTeach} points={points} />
          )}
          <OwnSignsList ownSigns={ownSigns} ownLetters={ownLetters} />
          <section className={own.part}>
            <p>{t('prediction.ownLetters.why')}</p>
            <div className={own.buttons}>
              <Button
                variant="default"
                leftSection={<IconHandStop size={20} />}
                onClick={onLetters}
              >
                {t('prediction.ownLetters.open')}
              </Button>
            </div>
          </section>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
