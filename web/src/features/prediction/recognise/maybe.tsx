import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Candidate } from '../words/signed-word';

/** The likeliest signs, as many as there are up to three. */
export function Maybe({ candidates }: { readonly candidates: readonly Candidate[] }) {
  const { t } = useTranslation();
  const [a, b, c] = candidates.map(({ label }) => label);
  if (!a) return null;
  if (!b) return t('predict.unsureOne', { a });
  return c ? t('predict.unsure', { a, b, c }) : t('predict.unsureTwo', { a, b });
}
