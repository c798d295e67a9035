import { REGIONS, type Region } from '@isl/contracts/vocabulary';
import { useTranslation } from './i18n/use-translation';

type Option = { readonly value: Region; readonly label: string };

/** The region that a text names, if it is one of the list. */
export function regionIn(text: string | null | undefined): Region | undefined {
  return REGIONS.find((region) => region === text);
}

/** A region's name in the page's language; what is none of the list stays as it is. */
export function useRegionName(): (value: string) => string {
  const { t } = useTranslation();
  return (value) => {
    const region = regionIn(value);
    return region ? t(`region.${region}`) : value;
  };
}

/** Every region by its name in the page's language, and everywhere else at the end. */
export function useRegions(): readonly Option[] {
  const { t, i18n } = useTranslation();
  return REGIONS.map((value) => ({ value, label: t(`region.${value}`) })).sort((one, two) =>
    one.value === 'other' || two.value === 'other'
      ? Number(one.value === 'other') - Number(two.value === 'other')
      : one.label.localeCompare(two.label, i18n.language),
  );
}
