import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useId } from 'react';
import { chooseLanguage, type Language, languages } from '../../../lib/i18n/i18n';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from './appearance.module.css';
import { Section } from './section';

const colorSchemes = ['light', 'dark', 'auto'] as const;
type Scheme = (typeof colorSchemes)[number];

/** Language and colours, remembered in this browser. */
export function Appearance() {
  const { t, i18n } = useTranslation();
  const languageId = useId();
  const themeId = useId();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const shared = {
    fullWidth: true,
    size: 'md',
    classNames: {
      root: styles.control ?? '',
      indicator: styles.indicator ?? '',
      label: styles.option ?? '',
    },
  } as const;
  return (
    <Section title={t('settings.appearance')} text={t('settings.appearanceText')}>
      <div className={styles.choice}>
        <p id={languageId} className={styles.label}>
          {t('shell.language')}
        </p>
        <SegmentedControl
          {...shared}
          aria-labelledby={languageId}
          value={i18n.language}
          onChange={(language) => void chooseLanguage(language as Language)}
          data={languages.map((value) => ({ value, label: t(`shell.languageName.${value}`) }))}
        />
      </div>
      <div className={styles.choice}>
        <p id={themeId} className={styles.label}>
          {t('shell.theme')}
        </p>
        <SegmentedControl
          {...shared}
          aria-labelledby={themeId}
          value={colorScheme}
          onChange={(scheme) => setColorScheme(scheme as Scheme)}
          data={colorSchemes.map((value) => ({ value, label: t(`shell.themeName.${value}`) }))}
        />
      </div>
    </Section>
  );
}
