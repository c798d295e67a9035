import { Loader, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PointsSource } from '../../../lib/frames/use-frame-stream';
import { useFocusBack } from '../../../lib/use-focus-back';
import own from './own-signs-dialog.module.css';
import { OwnSignsList } from './own-signs-list';
import { TeachSign } from './teach-sign';
import type { OwnSigns } from './use-own-signs';
import { useSignToTeach } from './use-sign-to-teach';

/** A person teaches signs of their own, and sees which they taught. */
export function OwnSignsDialog({
  ownSigns,
  points,
  onClose,
}: {
  readonly ownSigns: OwnSigns;
  /** What is sent in place of pictures; null: pictures. */
  readonly points: PointsSource | null;
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
          <OwnSignsList ownSigns={ownSigns} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
