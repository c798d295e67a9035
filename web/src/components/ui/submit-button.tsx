import { Button } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/use-translation';

/** The generic submit button of spec section 2: 'submitting' and disabled while busy. */
export function SubmitButton({ isSubmitting }: { readonly isSubmitting: boolean }) {
  const { t } = useTranslation();
  return (
    <Button type="submit" fullWidth disabled={isSubmitting}>
      {isSubmitting ? t('auth.submitting') : t('auth.submit')}
    </Button>
  );
}
