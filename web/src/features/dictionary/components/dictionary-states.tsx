import { ErrorState, LoadingState } from '../../../components/ui/list-states';
import { serverMessage } from '../../../lib/api/errors';
import { useTranslation } from '../../../lib/i18n/use-translation';

/** Spec section 2: 'Loading...' while a list of the dictionary is on its way. */
export function DictionaryLoading() {
  const { t } = useTranslation();
  return <LoadingState text={t('dictionary.loading')} cards={6} />;
}

/** Spec section 8: 'Error: ' and the message. */
export function DictionaryError({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation();
  const message = serverMessage(error) ?? t('dictionary.unknownError');
  return <ErrorState message={t('dictionary.error', { message })} onRetry={onRetry} />;
}
