import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PageHeading } from '../../components/ui/page-heading';
import { useTranslation } from '../../lib/i18n/use-translation';
import { paths } from '../../lib/paths';
import { useCharacters } from './api';
import { CharacterRow } from './components/character-row';
import { DictionaryError, DictionaryLoading } from './components/dictionary-states';
import { FindDoors } from './components/find-doors';
import { PictureCarousel } from './components/picture-carousel';
import { FEATURED } from './constants';
import styles from './dictionary-page.module.css';

/** The landing screen of the dictionary. */
export function DictionaryPage() {
  const { t } = useTranslation();
  const { data, error, isLoading, refetch } = useCharacters();
  return (
    <>
      <div className={styles.top}>
        <div>
          <PageHeading title={t('dictionary.heading')} intro={t('dictionary.intro')} />
          <div className={styles.doors}>
            <Button component={Link} to={paths.characters}>
              {t('dictionary.toCharacters')}
            </Button>
            <Button component={Link} to={paths.words}>
              {t('dictionary.toWords')}
            </Button>
            <Button component={Link} to={paths.nonManual}>
              {t('dictionary.toNonManual')}
            </Button>
            <Button component={Link} to={paths.lists} variant="default">
              {t('dictionary.toLists')}
            </Button>
          </div>
        </div>
        <PictureCarousel />
      </div>
      <FindDoors />
      {isLoading && <DictionaryLoading />}
      {!isLoading && !data && <DictionaryError error={error} onRetry={() => void refetch()} />}
      {data && (
        <section aria-labelledby="featured">
          <h2 id="featured" className={styles.heading}>
            {t('dictionary.featured')}
          </h2>
          <CharacterRow characters={data.slice(FEATURED.start, FEATURED.end)} />
        </section>
      )}
    </>
  );
}
