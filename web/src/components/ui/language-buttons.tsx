import { chooseLanguage, languages } from '../../lib/i18n/i18n';
import { useTranslation } from '../../lib/i18n/use-translation';
import styles from './language-buttons.module.css';

/** Each language under its own name; the one that is on is pressed. */
export function LanguageButtons() {
  const { t, i18n } = useTranslation();
  return (
    <div className={styles.languages}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.language === language}
          onClick={() => void chooseLanguage(language)}
        >
          {t(`shell.languageName.${language}`)}
        </button>
      ))}
    </div>
  );
}
