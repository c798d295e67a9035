import { useTranslation } from '../../lib/i18n/use-translation';
import { ClearSwitch } from './clear-switch';

/** On a line where each byte counts: what is sent, and the wish for more. */
export function SparingChoice({
  asksMore,
  onAsk,
}: {
  readonly asksMore: boolean;
  readonly onAsk: (asksMore: boolean) => void;
}) {
  const { t } = useTranslation();
  return (
    <ClearSwitch
      checked={asksMore}
      onChange={({ currentTarget }) => onAsk(currentTarget.checked)}
      label={t('camera.data.more')}
      description={t('camera.data.sparing')}
    />
  );
}
