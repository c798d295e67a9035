import { useTranslation } from '../../lib/i18n/use-translation';
import { ReasonForm } from './reason-form';

type Props = {
  readonly label: string;
  readonly isHiding: boolean;
  readonly onHide: (reason: string, form: Element) => void;
  readonly onCancel: () => void;
};

/** Asks a moderator why something is hidden: whoever made it reads the answer. */
export function HideForm({ label, isHiding, onHide, onCancel }: Props) {
  const { t } = useTranslation();
  return (
    <ReasonForm
      label={label}
      action={t('moderation.hideNow')}
      isSending={isHiding}
      onSend={onHide}
      onCancel={onCancel}
    />
  );
}
