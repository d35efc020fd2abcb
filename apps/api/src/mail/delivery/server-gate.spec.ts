import type { AppConfig } from '../../config/app-config';
import { ServerGate } from './server-gate';

let nowMs: number;
let gate: ServerGate;
const opened = vi.fn();
beforeEach(() => {
  nowMs = 1_000_000;
  opened.mockClear();
  gate = new ServerGate({ backgroundTimeScale: 1 } as AppConfig, { now: () => new Date(nowMs) });
  gate.onOpen(opened);
});

const away = { kind: 'server-away', reason: '' } as const;
const enterAsProbe = () => {
  const pass = gate.enter();
  if (!pass?.isProbe) throw new Error('no probe is let in');
  return pass;
};
const shut = () => [1, 2].forEach(() => gate.note(away));

it('lets all mails through as long as the server answers, be it with a no', () => {
  for (const kind of ['sent', 'refused', 'not-now'] as const) gate.note({ kind, reason: '' });
  expect([gate.room(), gate.enter(), gate.enter()]).toEqual([
    Infinity,
    { isProbe: false },
    { isProbe: false },
  ]);
});

it('makes nothing of one connection that broke', () => {
  gate.note(away);
  gate.note({ kind: 'sent' });
  gate.note(away);
  expect(gate.isOpen).toBe(true);
});

it('holds all back after two, for a little longer each time', () => {
  shut();
  const pauses = [5, 10, 20, 30, 30].map((seconds) => {
    expect(gate.enter()).toBeNull();
    nowMs += seconds * 1_000 - 1;
    expect(gate.room()).toBe(0);
    nowMs += 1;
    const probe = gate.enter();
    expect([probe, gate.enter()]).toEqual([{ isProbe: true }, null]);
    gate.note(away);
    if (probe) gate.leave(probe);
    return gate.asksAgainAt.getTime() - nowMs;
  });
  expect(pauses).toEqual([10_000, 20_000, 30_000, 30_000, 30_000]);
});

it('counts those who were under way together as one', () => {
  shut();
  for (let left = 10; left > 0; left -= 1) gate.note(away);
  expect(gate.asksAgainAt.getTime() - nowMs).toBe(5_000);
});

it.each(['sent', 'refused', 'not-now'] as const)('opens to all once one was answered: %s', (kind) => {
  shut();
  nowMs += 5_000;
  const probe = enterAsProbe();
  gate.note({ kind, reason: '' });
  gate.leave(probe);
  expect([gate.isOpen, gate.room(), opened.mock.calls.length]).toEqual([true, Infinity, 1]);
});

it('does not open because of a mail that never came to its end', () => {
  shut();
  nowMs += 5_000;
  const probe = enterAsProbe();
  gate.note({ kind: 'too-slow', reason: '' });
  gate.leave(probe);
  expect([gate.isOpen, gate.room(), opened.mock.calls.length]).toEqual([false, 1, 0]);
});

it('does not open because of what we have refused ourselves', () => {
  shut();
  nowMs += 5_000;
  const probe = enterAsProbe();
  gate.note({ kind: 'refused', reason: 'not one e-mail address', isOurs: true });
  gate.leave(probe);
  expect([gate.isOpen, gate.room()]).toEqual([false, 1]);
});

it('lets no second mail ask while one does, whoever else comes to an end meanwhile', () => {
  const early = gate.enter();
  shut();
  nowMs += 5_000;
  const probe = enterAsProbe();
  if (early) gate.leave(early);
  expect(gate.enter()).toBeNull();
  gate.leave(probe);
  expect(gate.room()).toBe(1);
});
