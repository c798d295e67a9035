import { formatBytes, formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { SystemState } from './api';
import own from './state.module.css';

const KINDS = ['originals', 'videos', 'posters'] as const;
const isKind = (kind: string): kind is (typeof KINDS)[number] => KINDS.some((one) => one === kind);

/** How much the stores hold, by kind of object and by database. */
export function KeptTable({ state }: { readonly state: SystemState }) {
  const { t } = useTranslation();
  const { objects, databases, missing } = state;
  const nameOf = (part: string): string =>
    part === 'content' || part === 'media' ? t(`admin.state.names.${part}`) : part;
  const rows = [
    ...objects.map(({ kind, objects: count, bytes }) => ({
      ...{ key: kind, count, bytes },
      label: isKind(kind) ? t(`admin.state.kinds.${kind}`) : kind,
    })),
    ...databases.map(({ name, documents: count, bytes }) => ({
      ...{ key: name, count, bytes },
      label: t('admin.state.database', { name }),
    })),
  ];
  return (
    <>
      {missing.length > 0 && (
        <p className={own.warning}>
          {t('admin.state.missing', { parts: missing.map(nameOf).join(', ') })}
        </p>
      )}
      <table className={own.kept} aria-labelledby="kept">
        <thead>
          <tr>
            <th scope="col">{t('admin.state.what')}</th>
            <th scope="col">{t('admin.state.count')}</th>
            <th scope="col">{t('admin.state.size')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, count, bytes }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{formatNumber(count)}</td>
              <td>{formatBytes(bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
