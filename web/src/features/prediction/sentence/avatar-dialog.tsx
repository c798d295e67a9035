import { Modal } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { SignKitFrame } from '../../../components/ui/sign-kit-frame';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { reportPath } from '../../../lib/paths';
import type { SignKitSpan } from '../../../lib/sign-kit/messages';
import { useFocusBack } from '../../../lib/use-focus-back';
import own from './avatar-dialog.module.css';

/** What the avatar is to sign, and how that is called. */
export type AvatarPlay = {
  readonly title: string;
  readonly gloss: readonly string[];
  readonly spans: readonly SignKitSpan[];
};

/** Of what is played, in an address: a server takes 16 KB of headers in all. */
const LONGEST_QUERY = 6000;

/** The avatar that signs a sentence, with what its face does. */
export function AvatarDialog({
  play: { title, gloss, spans },
  onClose,
}: {
  readonly play: AvatarPlay;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  useFocusBack(true);
  const navigate = useNavigate();
  const played = {
    gloss: gloss.join(' '),
    ...(spans.length > 0 && { spans: JSON.stringify(spans) }),
  };
  // The frame is told what to play as soon as it is there.
  const isShort = new URLSearchParams(played).toString().length <= LONGEST_QUERY;
  const params = { embed: 'player', ...(isShort ? played : {}) };
  return (
    <Modal.Root opened onClose={onClose} size="lg">
      <Modal.Overlay />
      <Modal.Content>
        {/* The library's own header would be a second banner of the page. */}
        <div className={own.header}>
          <Modal.Title className={own.heading}>{title}</Modal.Title>
          <Modal.CloseButton size={48} aria-label={t('app.close')} />
        </div>
        <Modal.Body>
          <div className={own.frame}>
            <SignKitFrame
              page="convert"
              params={params}
              title={t('signKit.player', { name: title })}
              onReady={() => ({ type: 'signkit:play', gloss, spans })}
              onReport={(id) => void navigate(reportPath(id))}
            />
          </div>
          <p className={own.note}>{t('badge.avatar')}</p>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
