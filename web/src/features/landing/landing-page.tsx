import { SiteFooter } from '../../components/ui/site-footer';
import { BecomingRight } from './components/becoming-right';
import { Doors } from './components/doors';
import { ForWhom } from './components/for-whom';
import { Hero } from './components/hero';
import { LandingBar } from './components/landing-bar';
import { NameSpeller } from './components/name-speller';
import { TodayFigures } from './components/today-figures';
import styles from './landing-page.module.css';

/** The landing page; it stands outside the component library and the store to stay small. */
export function LandingPage() {
  return (
    <>
      <div className={styles.page}>
        <LandingBar />
        <main className={styles.sections}>
          <Hero />
          <NameSpeller />
          <Doors />
          <TodayFigures />
          <BecomingRight />
          <ForWhom />
        </main>
      </div>
      <SiteFooter />
    </>
  );
}
