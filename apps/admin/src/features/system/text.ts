import type { SystemPart } from '@app/contracts';
import { formatCount } from '@app/ui';
import { counted } from '../../lib/format-text';

export const text = {
  title: 'System',
  checkNow: 'Check now',
  checked: (moment: string) => `Checked ${moment}, every 15 s`,
  board: 'Queue board',
  boardHint: 'opens in a new tab',
  loading: 'Asking every part',
  stale: 'The last check did not come through',
  figures: 'At a glance',
  shop: 'Shop',
  up: 'Up',
  troubled: 'Attention',
  down: 'Down',
  allWell: 'every part answers',
  response: 'Response',
  responseOf: 'of the API, from here',
  waiting: 'Jobs waiting',
  oldest: (age: string) => `oldest ${age}`,
  nothingWaits: 'nothing waits',
  needsPerson: 'Needs a person',
  ms: (ms: number) => `${ms >= 10 ? formatCount(Math.round(ms)) : ms} ms`,
  services: 'Services',
  legend: 'green dot working, open ring slow or in need of attention',
  outside: 'Outside',
  queues: 'Queues',
  queueNames: {
    mail: 'Mails',
    'payment-status': 'Payment checks',
    refunds: 'Refunds',
  } as Readonly<Record<string, string>>,
  queue: (waiting: number, failed: number) => `${waiting} waiting, ${failed} given up`,
  alsoInQueue: (active: number, delayed: number) =>
    [active > 0 && `${active} under way`, delayed > 0 && `${delayed} scheduled`].filter(Boolean).join(', '),
  outbox: 'Outbox',
  outboxFigures: (waiting: number) => `${waiting} waiting`,
  failing: (count: number) => `${count} tried and to be tried again`,
  mails: 'Mails to be sent',
  payments: 'Payments to be looked at',
  noPayments: 'none is due',
  attention: 'Needs a person',
  nothing: 'Nothing needs anybody at the moment.',
  inReview: (count: number) => `${counted(count, 'payment')} to decide`,
  failedMails: (count: number) => `${counted(count, 'mail')} could not be delivered today`,
  overdue: (count: number) => `${counted(count, 'task is', 'tasks are')} late`,
  work: { payment: 'Payment', refund: 'Refund', mail: 'Mail', outbox: 'Outbox' },
  keepsFailing: (work: string, name: string, failures: number) =>
    `${work} ${name}: failed ${failures} times in a row`,
  noError: 'Nothing was said; perhaps its process ended.',
  security: 'Sign-ins and refusals',
  securityHint: 'a network is told by a digest; the log has the same ids',
  noEvents: 'Nobody came in or was kept out lately.',
  eventKinds: {
    'sign-in': 'Signed in',
    'sign-in-failed': 'Wrong password or code',
    lockout: 'Locked out',
    unauthorized: 'Not signed in',
    forbidden: 'Not an admin',
    'rate-limited': 'Too many requests',
  },
  unknownAccount: 'no account',
  times: (times: number) => (times === 1 ? '' : `${formatCount(times)} times`),
  ofNetwork: (network: string) => `network ${network}`,
  request: (id: string) => `request ${id}`,
  /** An untimed part is not slow. */
  stateOf: (state: SystemPart['state'], ms: number | null) =>
    state === 'slow' && ms === null
      ? 'needs attention'
      : { up: 'working', slow: 'slow', down: 'down' }[state],
} as const;

const units = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
] as const;

/** '3 s', '12 min', '5 h', '2 d'. */
export function age(seconds: number): string {
  const unit = units.find(([size]) => seconds >= size);
  return unit ? `${Math.floor(seconds / unit[0])} ${unit[1]}` : `${Math.max(0, Math.floor(seconds))} s`;
}
