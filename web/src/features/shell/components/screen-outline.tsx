import { LoadingState } from '../../../components/ui/list-states';
import { PageHeading } from '../../../components/ui/page-heading';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Outline } from '../../../lib/screen-outline';
import styles from './screen-outline.module.css';

const EMPTY = { __html: '' };

/** A screen's heading over grey blocks: what stands before the app knows who reads and what. */
export function ScreenOutline({ title, intro }: Outline) {
  const { t } = useTranslation();
  return (
    <div className={styles.outline}>
      {title ? <PageHeading title={t(title)} intro={intro && t(intro)} /> : <About />}
      <LoadingState text={t('app.loading')} cards={3} />
    </div>
  );
}

/** Filled in by the gateway, by these names: what the address is about, in a line or two, and its picture. */
function About() {
  return (
    <>
      <h1
        className={styles.title}
        data-subject="title"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and left as the gateway filled it
        dangerouslySetInnerHTML={EMPTY}
      />
      <p
        className={styles.intro}
        data-subject="intro"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and left as the gateway filled it
        dangerouslySetInnerHTML={EMPTY}
      />
      <div
        className={styles.picture}
        data-subject="picture"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and left as the gateway filled it
        dangerouslySetInnerHTML={EMPTY}
      />
    </>
  );
}
