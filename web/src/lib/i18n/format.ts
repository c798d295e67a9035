import { currentLocale } from './i18n';

/**
 * A date as both languages write it in India: 22/11/2026. The first use of Intl would keep a slow
 * phone waiting, and a list of posts or videos has a date in every row.
 */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return [date.getDate(), date.getMonth() + 1, date.getFullYear()].join('/');
}

/** A date and the time of day. */
export const formatDateTime = (iso: string): string =>
  new Date(iso).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });

/** Below it neither language groups the digits of a whole number. */
const GROUPED_FROM = 1000;

/**
 * A number as the reader's language writes it. Most are small, and the first that goes through Intl
 * keeps a slow phone waiting.
 */
export const formatNumber = (value: number): string =>
  Number.isInteger(value) && value >= 0 && value < GROUPED_FROM
    ? String(value)
    : value.toLocaleString(currentLocale());

/** A probability, 0 to 1, as whole percent without the sign. */
export const formatPercent = (share: number): string => formatNumber(Math.round(share * 100));

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Bytes in the largest unit that keeps the number at 1 or more, steps of 1024. */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  return new Intl.NumberFormat(currentLocale(), {
    style: 'unit',
    unit: units[step] ?? 'byte',
    // Few bytes are counted: '18 bytes', where the short form says '18 byte'.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1024 ** step);
}

/** Seconds as m:ss. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
