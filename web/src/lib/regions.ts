import { REGIONS, type Region } from '@isl/contracts/vocabulary';
import { useTranslation } from 'react-i18next';

type Option = { readonly value: Region; readonly label: string };

/** Every region by its name in the page's language, and everywhere else at the end. */
export function useRegions(): readonly Option[] {
  const { t, i18n } = useTranslation();
  return REGIONS.map((value) => ({ value, label: t(`region.${value}`) })).sort((one, two) =>
    one.value === 'other' || two.value === 'other'
      ? Number(one.value === 'other') - Number(two.value === 'other')
      : one.label.localeCompare(two.label, i18n.language),
  );
}
