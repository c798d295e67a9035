import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';

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
    <Switch
      checked={asksMore}
      onChange={({ currentTarget }) => onAsk(currentTarget.checked)}
      label={t('prediction.data.more')}
      description={t('prediction.data.sparing')}
    />
  );
}
