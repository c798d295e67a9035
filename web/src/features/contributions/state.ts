import type { Contribution } from './api';

const onTheWay = { pending: 'arriving', stored: 'waiting', processing: 'preparing' } as const;
const judged = { open: 'voting', accepted: 'accepted', 'not-accepted': 'notAccepted' } as const;

export type State =
  | (typeof onTheWay)[keyof typeof onTheWay]
  | 'unreadable'
  | (typeof judged)[keyof typeof judged];

/** What became of a contribution: the way of its file, and then what others say of it. */
export function stateOf({ status, outcome }: Pick<Contribution, 'status' | 'outcome'>): State {
  if (status === 'rejected') return 'unreadable';
  return status === 'ready' ? judged[outcome] : onTheWay[status];
}

/** Whether it changes within moments; votes take days. */
export const isOnTheWay = ({ status }: Pick<Contribution, 'status'>): boolean => status in onTheWay;
