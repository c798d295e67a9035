import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths } from '../../../lib/paths';
import type { SystemState } from './api';
import own from './state.module.css';

/** What waits for somebody leads there; what waits for a machine stands beside it. */
const QUEUES = [
  { name: 'reportsOfPosts', to: paths.reports },
  { name: 'reportsOfClips', to: paths.clipReports },
  { name: 'proposals', to: paths.proposals },
  { name: 'sayings', to: paths.sayings },
  { name: 'messages', to: paths.messages },
  { name: 'reviewerRequests', to: '#requests' },
  { name: 'videosArriving' },
  { name: 'videosWaiting' },
  { name: 'videosWorking' },
  { name: 'videosRejected' },
  { name: 'erasuresOpen' },
  { name: 'erasuresOverdue', isBad: true },
] as const;

export function WaitingList({ queues }: Pick<SystemState, 'queues'>) {
  return (
    <ul className={own.tiles} aria-labelledby="waiting">
      {QUEUES.map((queue) => (
        <li key={queue.name}>
          <Tile {...queue} count={queues[queue.name]} />
        </li>
      ))}
    </ul>
  );
}

function Tile({
  name,
  to,
  isBad = false,
  count,
}: {
  readonly name: (typeof QUEUES)[number]['name'];
  readonly to?: string;
  readonly isBad?: boolean;
  readonly count: number | undefined;
}) {
  const { t } = useTranslation();
  const words = (
    <>
      <span className={own.number}>
        {count === undefined ? t('admin.state.unknown') : formatNumber(count)}
      </span>
      <span>{t(`admin.state.queues.${name}`)}</span>
    </>
  );
  const look = isBad && count ? 'bad' : 'plain';
  if (to === undefined) {
    return (
      <div className={own.tile} data-look={look}>
        {words}
      </div>
    );
  }
  if (to.startsWith('#')) {
    return (
      <a href={to} className={own.tile} data-look={look}>
        {words}
      </a>
    );
  }
  return (
    <Link to={to} className={own.tile} data-look={look}>
      {words}
    </Link>
  );
}
