import type { SystemComponent } from '@app/contracts';
import { formatCount } from '@app/ui';
import { counted } from '../../lib/format-text';

export const text = {
  title: 'System',
  checkNow: 'Check now',
  checked: (moment: string) => `Checked ${moment}, every 15 s`,
  board: 'Job queues',
  boardHint: 'opens in a new tab',
  loading: 'Checking every service',
  stale: 'The last check failed',
  figures: 'At a glance',
  shop: 'Shop',
  up: 'Up',
  troubled: 'Problems',
  down: 'Down',
  allWell: 'all services work',
  response: 'Response time',
  responseOf: 'of the API, from your browser',
  waiting: 'Jobs waiting',
  oldest: (age: string) => `oldest ${age}`,
  nothingWaits: 'none waiting',
  needsPerson: 'Needs attention',
  ms: (ms: number) => `${ms >= 10 ? formatCount(Math.round(ms)) : ms} ms`,
  technical: 'Technical details',
  services: 'Services',
  legend: 'green dot: working, open ring: slow or needs attention',
  outside: 'External services',
  queues: 'Background jobs',
  queueNames: {
    mail: 'Emails',
    'payment-status': 'Payment checks',
    refunds: 'Refunds',
  } as Readonly<Record<string, string>>,
  queue: (waiting: number, failed: number) => `${waiting} waiting, ${failed} failed`,
  alsoInQueue: (active: number, delayed: number) =>
    [active > 0 && `${active} running`, delayed > 0 && `${delayed} scheduled`].filter(Boolean).join(', '),
  outbox: 'Messages to other systems',
  outboxFigures: (waiting: number) => `${waiting} waiting`,
  failing: (count: number) => `${count} failed and will be retried`,
  mails: 'Emails to send',
  payments: 'Payments to check',
  noPayments: 'none',
  attention: 'Needs attention',
  nothing: 'Nothing needs attention at the moment.',
  inReview: (count: number) => `${counted(count, 'payment')} to review`,
  failedMails: (count: number) => `${counted(count, 'email')} could not be delivered today`,
  overdue: (count: number) => `${counted(count, 'task is', 'tasks are')} overdue`,
  keepsFailingTitle: 'Repeated failures',
  work: { payment: 'Payment', refund: 'Refund', mail: 'Email', outbox: 'Message to another system:' },
  keepsFailing: (work: string, name: string, failures: number) =>
    `${work} ${name}: failed ${failures} times in a row`,
  noError: 'No error was recorded; the process may have crashed.',
  security: 'Sign-ins and rejected requests',
  securityHint: 'networks are shown as codes; request ids match the server log',
  noEvents: 'No recent sign-ins or rejected requests.',
  eventKinds: {
    'sign-in': 'Signed in',
    'sign-in-failed': 'Wrong password or code',
    lockout: 'Locked out',
    unauthorized: 'Not signed in',
    forbidden: 'Not an admin',
    'rate-limited': 'Too many requests',
  },
  unknownAccount: 'unknown account',
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
