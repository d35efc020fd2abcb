import type { AppConfig } from '../../config/app-config';
import { MailServerBreaker } from './mail-server-breaker';

let nowMs: number;
let breaker: MailServerBreaker;
const closed = vi.fn();
beforeEach(() => {
  nowMs = 1_000_000;
  closed.mockClear();
  breaker = new MailServerBreaker({ backgroundTimeScale: 1 } as AppConfig, { now: () => new Date(nowMs) });
  breaker.onClose(closed);
});

const unreachable = { kind: 'server-unreachable', reason: '' } as const;
const enterAsProbe = () => {
  const permit = breaker.enter();
  if (!permit?.isProbe) throw new Error('no probe is let in');
  return permit;
};
const adasAddress = 'ada@example.com';
const openBreaker = () => [1, 2].forEach(() => breaker.recordOutcome(unreachable, adasAddress));

it('lets all mails through while the server responds, even if it rejects a mail', () => {
  for (const kind of ['sent', 'rejected', 'not-now'] as const)
    breaker.recordOutcome({ kind, reason: '' }, adasAddress);
  expect([breaker.availablePermits(), breaker.enter(), breaker.enter()]).toEqual([
    Infinity,
    { isProbe: false },
    { isProbe: false },
  ]);
});

it('blocks all mails after two failures, for longer each time', () => {
  openBreaker();
  for (const seconds of [5, 10, 20, 30, 30, 30]) {
    expect(breaker.enter()).toBeNull();
    nowMs += seconds * 1_000 - 1;
    expect(breaker.availablePermits()).toBe(0);
    nowMs += 1;
    const probe = breaker.enter();
    expect([probe, breaker.enter()]).toEqual([{ isProbe: true }, null]);
    breaker.recordOutcome(unreachable, adasAddress);
    if (probe) breaker.leave(probe);
  }
});

it('counts simultaneous failures as one', () => {
  openBreaker();
  for (let remaining = 10; remaining > 0; remaining -= 1) breaker.recordOutcome(unreachable, adasAddress);
  nowMs += 4_999;
  expect(breaker.availablePermits()).toBe(0);
  nowMs += 1;
  expect(breaker.availablePermits()).toBe(1);
});

it.each(['sent', 'rejected', 'not-now'] as const)('closes after one response: %s', (kind) => {
  openBreaker();
  nowMs += 5_000;
  const probe = enterAsProbe();
  breaker.recordOutcome({ kind, reason: '' }, adasAddress);
  breaker.leave(probe);
  expect([breaker.isClosed, breaker.availablePermits(), closed.mock.calls.length]).toEqual([
    true,
    Infinity,
    1,
  ]);
});

it.each([
  ['a mail that never finished', { kind: 'too-slow', reason: '' }],
  ['what we refused ourselves', { kind: 'rejected', reason: 'not one email address', rejectedLocally: true }],
] as const)('does not open because of %s', (_, outcome) => {
  openBreaker();
  nowMs += 5_000;
  const probe = enterAsProbe();
  breaker.recordOutcome(outcome, adasAddress);
  breaker.leave(probe);
  expect([breaker.isClosed, breaker.availablePermits(), closed.mock.calls.length]).toEqual([false, 1, 0]);
});

it('lets only one mail probe the server at a time, even if other mails finish', () => {
  const early = breaker.enter();
  openBreaker();
  nowMs += 5_000;
  const probe = enterAsProbe();
  if (early) breaker.leave(early);
  expect(breaker.enter()).toBeNull();
  breaker.leave(probe);
  expect(breaker.availablePermits()).toBe(1);
});

describe('a problem that affects every mail', () => {
  const minutes = (count: number) => (nowMs += count * 60_000);

  it.each([
    ['login-rejected', 0],
    ['certificate-rejected', 0],
    ['all-rejected', 3],
    ['server-unreachable', 15],
  ] as const)('%s is reported after %i minutes, until a mail is sent', (kind, after) => {
    breaker.recordOutcome({ kind, reason: 'no' }, adasAddress);
    if (after) {
      minutes(after - 1);
      breaker.recordOutcome({ kind, reason: 'no' }, adasAddress);
      expect(breaker.alert).toBeNull();
      minutes(1);
    }
    expect(breaker.alert).toEqual({ kind: `mail-${kind}`, detail: 'no' });
    breaker.recordOutcome({ kind: 'sent' }, adasAddress);
    expect([breaker.alert, breaker.trouble]).toEqual([null, null]);
  });

  it.each(['login-rejected', 'certificate-rejected'] as const)(
    'probes the server every five minutes, to avoid a lockout: %s',
    (kind) => {
      breaker.recordOutcome({ kind, reason: '' }, adasAddress);
      nowMs += 5 * 60_000 - 1;
      expect(breaker.enter()).toBeNull();
      nowMs += 1;
      expect(breaker.enter()).toEqual({ isProbe: true });
    },
  );

  it('ends when a check succeeds if a check found it, and only when a mail is sent if a mail found it', () => {
    breaker.recordCheck({ kind: 'login-rejected', reason: '' });
    breaker.recordCheck(null);
    expect([breaker.trouble, breaker.isClosed]).toEqual([null, true]);
    breaker.recordOutcome(
      { kind: 'login-rejected', reason: 'without a login nothing is taken' },
      adasAddress,
    );
    breaker.recordCheck(null);
    expect([breaker.trouble, breaker.isClosed]).toEqual(['login-rejected', false]);
  });
});

describe('rejected recipients', () => {
  const rejected = { kind: 'rejected', reason: '550 no' } as const;
  const kindFor = (recipient: string) => breaker.recordOutcome(rejected, recipient).kind;

  it('count as all recipients from the third domain in a row, until one is accepted', () => {
    expect(['a@x.example', 'b@y.example', 'c@z.example', 'd@x.example'].map(kindFor)).toEqual([
      'rejected',
      'rejected',
      'all-rejected',
      'all-rejected',
    ]);
    expect(breaker.isClosed).toBe(false);
    breaker.recordOutcome({ kind: 'sent' }, adasAddress);
    expect([breaker.isClosed, kindFor('c@x.example')]).toEqual([true, 'rejected']);
  });

  it('count as mistyped if they are at one domain', () => {
    expect(['a@x.example', 'b@X.example', 'c@x.example', 'd@x.example'].map(kindFor)).toEqual(
      Array(4).fill('rejected'),
    );
    expect(breaker.isClosed).toBe(true);
  });

  it('count once even if retried, and not if our own check rejected them', () => {
    expect([1, 2, 3, 4].map(() => kindFor('a@x.example'))).toEqual(Array(4).fill('rejected'));
    for (const recipient of ['b@b.example', 'c@c.example', 'd@d.example'])
      expect(breaker.recordOutcome({ ...rejected, rejectedLocally: true }, recipient).kind).toBe('rejected');
  });
});
