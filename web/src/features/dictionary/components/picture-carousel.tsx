import '@mantine/carousel/styles.layer.css';
import { Carousel } from '@mantine/carousel';
import { useEffect, useState } from 'react';
import { PictureBadge } from '../../../components/ui/status-badge';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { carousel } from '../constants';
import styles from './picture-carousel.module.css';

/** Four pictures to leaf through, for the eye only. */
export function PictureCarousel() {
  const { t } = useTranslation();
  // Nobody leafs before the app is there, and a slow line has enough to bring until then.
  const [canLeaf, setCanLeaf] = useState(false);
  useEffect(() => setCanLeaf(true), []);
  return (
    <section aria-label={t('dictionary.carousel')} className={styles.section}>
      <Carousel
        withIndicators
        emblaOptions={{ loop: true }}
        controlSize={48}
        classNames={{
          root: styles.root ?? '',
          viewport: styles.viewport ?? '',
          controls: styles.controls ?? '',
          control: styles.control ?? '',
          indicators: styles.indicators ?? '',
          indicator: styles.indicator ?? '',
        }}
        nextControlProps={{ 'aria-label': t('dictionary.nextPicture') }}
        previousControlProps={{ 'aria-label': t('dictionary.previousPicture') }}
      >
        {carousel.map((gloss, index) => (
          <Carousel.Slide key={gloss}>
            {(index === 0 || canLeaf) && (
              <img
                src={`/static/carousel/${index + 1}.webp`}
                alt={t('dictionary.avatarSigns', { gloss })}
                width={1200}
                height={900}
                loading={index === 0 ? 'eager' : 'lazy'}
                decoding="async"
                className={styles.picture}
              />
            )}
          </Carousel.Slide>
        ))}
      </Carousel>
      <PictureBadge kind="avatar" />
    </section>
  );
}
