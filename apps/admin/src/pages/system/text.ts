import type { SystemComponent } from '@app/contracts';
import { formatCount } from '@app/ui';
import { counted } from '../../lib/format-text';

export const text = {
  title: 'System',
  checkNow: 'Check now',
  checked: (moment: string) => `Checked ${moment}, every 15 s`,
  board: 'Queue board',
  boardHint: 'opens in a new tab',
  loading: 'Checking every service',
  stale: 'The last check failed',
  figures: 'At a glance',
  shop: 'Shop',
  up: 'Up',
  troubled: 'Attention',
  down: 'Down',
  allWell: 'every service answers',
  response: 'Response',
  responseOf: 'of the API, from here',
  waiting: 'Jobs waiting',
  oldest: (age: string) => `oldest ${age}`,
  nothingWaits: 'nothing waits',
  needsPerson: 'Needs a person',
  ms: (ms: number) => `${ms >= 10 ? formatCount(Math.round(ms)) : ms} ms`,
  technical: 'For whoever runs the server',
  services: 'Services',
  legend: 'green dot working, open ring slow or in need of attention',
  outside: 'External services',
  queues: 'Background jobs',
  queueNames: {
    mail: 'Mails',
    'payment-status': 'Payment checks',
    refunds: 'Refunds',
  } as Readonly<Record<string, string>>,
  queue: (waiting: number, failed: number) => `${waiting} waiting, ${failed} given up`,
  alsoInQueue: (active: number, delayed: number) =>
    [active > 0 && `${active} under way`, delayed > 0 && `${delayed} scheduled`].filter(Boolean).join(', '),
  outbox: 'Messages to other systems',
  outboxFigures: (waiting: number) => `${waiting} waiting`,
  failing: (count: number) => `${count} failed and will be retried`,
  mails: 'Mails to be sent',
  payments: 'Payments to be looked at',
  noPayments: 'none is due',
  attention: 'Needs a person',
  nothing: 'Nothing needs anybody at the moment.',
  inReview: (count: number) => `${counted(count, 'payment')} to decide`,
  failedMails: (count: number) => `${counted(count, 'mail')} could not be delivered today`,
  overdue: (count: number) => `${counted(count, 'task is', 'tasks are')} late`,
  keepsFailingTitle: 'What keeps failing',
  work: { payment: 'Payment', refund: 'Refund', mail: 'Mail', outbox: 'Message to another system:' },
  keepsFailing: (work: string, name: string, failures: number) =>
    `${work} ${name}: failed ${failures} times in a row`,
  noError: 'No error was recorded; the process may have crashed.',
  security: 'Sign-ins and refusals',
  securityHint: 'networks are shown as a code; the log has the same request ids',
  noEvents: 'No sign-ins or refusals lately.',
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
  stateOf: (state: SystemComponent['state'], ms: number | null) =>
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
