import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from './device.module.css';

/** Over the camera's picture: what is recorded instead of it, mirrored as that is. */
export function ShownCanvas({ canvas }: { readonly canvas: HTMLCanvasElement }) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.replaceChildren(canvas);
  }, [canvas]);
  return (
    <div ref={ref} className={styles.shown} role="img" aria-label={t('giving.device.shown')} />
  );
}
