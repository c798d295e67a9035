import { LanguageButtons } from '../../../components/ui/language-buttons';
import { TwoBlocks } from '../../../components/ui/two-blocks';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from './landing-bar.module.css';

export function LandingBar() {
  const { t } = useTranslation();
  return (
    <header className={styles.bar}>
      <span className={styles.logo}>
        <TwoBlocks size={44} />
        {t('app.short')}
      </span>
      <LanguageButtons />
    </header>
  );
}
