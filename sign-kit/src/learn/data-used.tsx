import { useApp } from '../ui/context.js';

const STEP = 1024;

/** How much data the camera's pictures have used so far, on the picture above it. */
export function DataUsed({ bytes }: { readonly bytes: number }) {
  const { t, settings } = useApp();
  if (bytes < STEP) return null;
  const isLarge = bytes >= STEP * STEP;
  const size = new Intl.NumberFormat(settings.language === 'hi' ? 'hi-IN' : 'en-IN', {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? STEP * STEP : STEP));
  return <p class="data-used">{t('camera.data', { size })}</p>;
}
