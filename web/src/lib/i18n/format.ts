import { currentLocale } from './i18n';

/** A date as the reader's language writes it. */
export const formatDate = (iso: string): string =>
  new Date(iso).toLocaleDateString(currentLocale());

/** A date and the time of day. */
export const formatDateTime = (iso: string): string =>
  new Date(iso).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });

export const formatNumber = (value: number): string => value.toLocaleString(currentLocale());

/** A probability, 0 to 1, as whole percent without the sign. */
export const formatPercent = (share: number): string => formatNumber(Math.round(share * 100));

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Bytes in the largest unit that keeps the number at 1 or more, steps of 1024. */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  return new Intl.NumberFormat(currentLocale(), {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1024 ** step);
}

/** Seconds as m:ss. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
