import { PARTS } from '@isl/contracts/parts';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import card from '../../../components/ui/report-card.module.css';
import { formatBytes, formatDateTime, formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { CopyState, PartReport } from './api';
import own from './state.module.css';

type Name = keyof typeof PARTS;
const isPart = (name: string): name is Name => Object.hasOwn(PARTS, name);

/** One part: whether it is ready and why not, and of each copy what it is and has in hand. */
export function PartCard({ part }: { readonly part: PartReport }) {
  const { t } = useTranslation();
  const headingId = useId();
  const { name, copies, away } = part;
  return (
    <article className={card.card} aria-labelledby={headingId}>
      <header className={card.head}>
        <h4 id={headingId} className={own.name}>
          {isPart(name) ? t(`admin.state.names.${name}`) : name}
        </h4>
        <Standing part={part} />
      </header>
      <p>
        {t('admin.state.answering', { count: copies.length, n: formatNumber(copies.length) })}
        {away > 0 && copies.length > 0 && (
          <> {t('admin.state.away', { count: away, n: formatNumber(away) })}</>
        )}
      </p>
      <ul className={own.copies}>
        {copies.map((copy) => (
          <li key={copy.copyId}>
            <CopyLines copy={copy} isWorker={name === 'worker'} />
          </li>
        ))}
      </ul>
    </article>
  );
}

const LOOKS = { ready: IconCheck, partly: IconAlertTriangle, away: IconX } as const;

function Standing({ part: { copies, away } }: { readonly part: PartReport }) {
  const { t } = useTranslation();
  const ready = copies.filter((copy) => copy.ready).length;
  const isAll = ready === copies.length && away === 0;
  const look = copies.length === 0 ? 'away' : isAll ? 'ready' : 'partly';
  const Icon = LOOKS[look];
  const word = look === 'partly' && ready === 0 ? 'notReady' : look;
  return (
    <span className={own.standing} data-look={look}>
      <Icon size={18} aria-hidden="true" />
      {t(`admin.state.standing.${word}`)}
    </span>
  );
}

function CopyLines({ copy, isWorker }: { readonly copy: CopyState; readonly isWorker: boolean }) {
  const { t } = useTranslation();
  const { version, commit, startedAt, checks, model, sockets, inHand, spareBytes } = copy;
  const faults = Object.entries(checks).filter(([, outcome]) => outcome !== 'ok');
  const build = commit ? `${version} (${commit})` : version;
  return (
    <>
      <p>{t('admin.state.version', { version: build, time: formatDateTime(startedAt) })}</p>
      {faults.length > 0 && (
        <ul className={own.faults} aria-label={t('admin.state.faults')}>
          {faults.map(([name, outcome]) => (
            <li key={name}>
              {name}: {outcome}
            </li>
          ))}
        </ul>
      )}
      {model && <p className={own.model}>{t('admin.state.model', { model: modelOf(model) })}</p>}
      {sockets && (
        <p>
          {t('admin.state.sockets', {
            clients: formatNumber(sockets.clients),
            most: formatNumber(sockets.mostClients),
            active: formatNumber(sockets.active),
          })}{' '}
          {sockets.capacity !== undefined &&
            t('admin.state.capacity', {
              count: sockets.capacity,
              n: formatNumber(sockets.capacity),
            })}
        </p>
      )}
      {inHand !== undefined && (
        <p>
          {t(isWorker ? 'admin.state.working' : 'admin.state.uploading', {
            n: formatNumber(inHand),
          })}
        </p>
      )}
      {spareBytes !== undefined && (
        <p>
          {spareBytes > 0
            ? t('admin.state.spare', { size: formatBytes(spareBytes) })
            : t('admin.state.full')}
        </p>
      )}
    </>
  );
}

function modelOf({ name = '', version = '', source }: Readonly<Record<string, string>>): string {
  return `${name} ${version}${source ? `, ${source}` : ''}`.trim();
}
