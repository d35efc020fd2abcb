import {
  responseLeaseMs,
  responseTimeoutMs,
  composeTimeoutMs,
  leaseMs,
  nextTry,
  pauseMs,
  sendTimeoutMs,
} from './mail-retry-policy';

const dueSince = new Date('2026-11-21T10:00:00Z');
const after = (ms: number) => new Date(dueSince.getTime() + ms);
const hour = 3_600_000;

it.each([
  [1, 30],
  [2, 60],
  [3, 120],
  [4, 300],
  [5, 300],
  [500, 300],
])('after try %i a mail waits %i s', (tries, seconds) => {
  expect(nextTry({ tries, dueSince }, dueSince)).toEqual(after(seconds * 1_000));
  expect(nextTry({ tries, dueSince }, dueSince, { scale: 10 })).toEqual(after(seconds * 100));
});

it('gives up if the next try would be after 72 hours', () => {
  expect(nextTry({ tries: 9, dueSince }, after(72 * hour - 300_000))).toEqual(after(72 * hour));
  expect(nextTry({ tries: 9, dueSince }, after(72 * hour - 299_999))).toBeNull();
  expect(nextTry({ tries: 1, dueSince }, after(96 * hour))).toBeNull();
});

it.each(['login-rejected', 'certificate-rejected', 'all-rejected'] as const)(
  'never gives up on a problem that somebody must correct first: %s',
  (kind) => {
    expect(nextTry({ tries: 9, dueSince }, after(96 * hour), { kind })).toEqual(after(96 * hour + 300_000));
  },
);

it('pauses longer and longer while the server is down, up to a limit', () => {
  expect([0, 1, 2, 3, 4, 100].map((failures) => pauseMs(failures, 1))).toEqual([
    5_000, 10_000, 20_000, 30_000, 30_000, 30_000,
  ]);
});

it.each([1, 20, 10_000])('does not treat a busy worker as crashed (scale %i)', (scale) => {
  expect(leaseMs(scale)).toBeGreaterThan(sendTimeoutMs(scale));
  expect(leaseMs(scale)).toBeGreaterThan(composeTimeoutMs(scale));
  expect(responseLeaseMs(scale)).toBeGreaterThan(responseTimeoutMs(scale));
});

it('gives a server ten minutes to answer, and replaces a crashed worker two minutes after it has the mail', () => {
  expect([responseTimeoutMs(1), leaseMs(1)]).toEqual([600_000, 122_000]);
});
