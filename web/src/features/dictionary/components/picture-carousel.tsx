import '@mantine/carousel/styles.layer.css';
import { Carousel } from '@mantine/carousel';
import { useTranslation } from 'react-i18next';
import { type Character, entryId } from '../api';
import { EntryPicture } from './entry-picture';
import styles from './picture-carousel.module.css';

/** Four pictures to leaf through, for the eye only. */
export function PictureCarousel({ entries }: { readonly entries: readonly Character[] }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('dictionary.carousel')}>
      <Carousel
        withIndicators
        emblaOptions={{ loop: true }}
        controlSize={48}
        classNames={{
          root: styles.root ?? '',
          control: styles.control ?? '',
          indicator: styles.indicator ?? '',
        }}
        nextControlProps={{ 'aria-label': t('dictionary.nextPicture') }}
        previousControlProps={{ 'aria-label': t('dictionary.previousPicture') }}
      >
        {entries.map((entry) => (
          <Carousel.Slide key={entryId(entry)}>
            <EntryPicture src={entry.image} alt={t('sign.picture', { name: entry.name })} isEager />
          </Carousel.Slide>
        ))}
      </Carousel>
    </section>
  );
}
