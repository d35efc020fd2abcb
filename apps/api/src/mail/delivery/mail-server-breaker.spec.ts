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

const away = { kind: 'server-away', reason: '' } as const;
const enterAsProbe = () => {
  const permit = breaker.enter();
  if (!permit?.isProbe) throw new Error('no probe is let in');
  return permit;
};
const trip = () => [1, 2].forEach(() => breaker.note(away));

it('lets all mails through as long as the server answers, be it with a no', () => {
  for (const kind of ['sent', 'refused', 'not-now'] as const) breaker.note({ kind, reason: '' });
  expect([breaker.availablePermits(), breaker.enter(), breaker.enter()]).toEqual([
    Infinity,
    { isProbe: false },
    { isProbe: false },
  ]);
});

it('makes nothing of one connection that broke', () => {
  breaker.note(away);
  breaker.note({ kind: 'sent' });
  breaker.note(away);
  expect(breaker.isClosed).toBe(true);
});

it('holds all back after two, for a little longer each time', () => {
  trip();
  for (const seconds of [5, 10, 20, 30, 30, 30]) {
    expect(breaker.enter()).toBeNull();
    nowMs += seconds * 1_000 - 1;
    expect(breaker.availablePermits()).toBe(0);
    nowMs += 1;
    const probe = breaker.enter();
    expect([probe, breaker.enter()]).toEqual([{ isProbe: true }, null]);
    breaker.note(away);
    if (probe) breaker.leave(probe);
  }
});

it('counts those who were under way together as one', () => {
  trip();
  for (let left = 10; left > 0; left -= 1) breaker.note(away);
  nowMs += 4_999;
  expect(breaker.availablePermits()).toBe(0);
  nowMs += 1;
  expect(breaker.availablePermits()).toBe(1);
});

it.each(['sent', 'refused', 'not-now'] as const)('closes for all once one was answered: %s', (kind) => {
  trip();
  nowMs += 5_000;
  const probe = enterAsProbe();
  breaker.note({ kind, reason: '' });
  breaker.leave(probe);
  expect([breaker.isClosed, breaker.availablePermits(), closed.mock.calls.length]).toEqual([
    true,
    Infinity,
    1,
  ]);
});

it('does not open because of a mail that never came to its end', () => {
  trip();
  nowMs += 5_000;
  const probe = enterAsProbe();
  breaker.note({ kind: 'too-slow', reason: '' });
  breaker.leave(probe);
  expect([breaker.isClosed, breaker.availablePermits(), closed.mock.calls.length]).toEqual([false, 1, 0]);
});

it('does not open because of what we have refused ourselves', () => {
  trip();
  nowMs += 5_000;
  const probe = enterAsProbe();
  breaker.note({ kind: 'refused', reason: 'not one e-mail address', isOurs: true });
  breaker.leave(probe);
  expect([breaker.isClosed, breaker.availablePermits()]).toEqual([false, 1]);
});

it('lets no second mail ask while one does, whoever else comes to an end meanwhile', () => {
  const early = breaker.enter();
  trip();
  nowMs += 5_000;
  const probe = enterAsProbe();
  if (early) breaker.leave(early);
  expect(breaker.enter()).toBeNull();
  breaker.leave(probe);
  expect(breaker.availablePermits()).toBe(1);
});
