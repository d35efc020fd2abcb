import { until } from '../../testing/until';
import { DeliverMail } from './deliver-mail';
import type { SendOutcome } from './mail-sender';
import { MailSweep } from './mail-sweep';
import { composeMail, scaledHourMs, useMailWorker } from '../testing/use-mail-worker';

const {
  sender,
  clock,
  now,
  mails,
  finishedMails,
  get,
  requestMail,
  query,
  rowOf,
  hasState,
  resend,
  tasksOf,
  mailTriedOnce,
  rejectedMail,
  advanceClock,
} = useMailWorker();

describe('an email that could not be sent', { tags: 'thorough' }, () => {
  it('is retried after 30 s, 1, 2 and then every 5 min, with the same bytes', async () => {
    const sources: Buffer[] = [];
    sender.respondWith(({ source }) => {
      sources.push(source);
      return { kind: 'not-now', reason: 'RCPT TO: 450 greylisted' };
    });
    clock.stoppedAt = Date.now();
    const id = await requestMail();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await until(async () => {
        const row = await rowOf(id);
        return row.tries === attempt && !row.lease_until;
      });
      const row = await rowOf(id);
      expect(row.remark).toBe('RCPT TO: 450 greylisted');
      const waitMs = (row.next_try_at?.getTime() ?? 0) - now().getTime();
      waits.push(waitMs / 1_000);
      clock.aheadMs += waitMs;
      get(MailSweep).wake();
    }
    expect(waits).toEqual([1.5, 3, 6, 15, 15, 15]);
    expect(new Set(sources.map((message) => message.toString('latin1'))).size).toBe(1);
  });

  it('is given up after 72 hours, and staff get a task', async () => {
    const id = await mailTriedOnce({ kind: 'not-now', reason: 'RCPT TO: 450 greylisted' });
    advanceClock(72 * scaledHourMs + 1_000);
    await until(hasState(id, 'failed'));
    expect(await rowOf(id)).toMatchObject({ tries: 2, next_try_at: null, source: null });
    expect(await tasksOf(id)).toEqual([{ kind: 'undelivered-mail', note: 'contact-acknowledgement' }]);
  });

  it('because our login is rejected is sent once the login is corrected', async () => {
    const id = await mailTriedOnce({ kind: 'login-rejected', reason: 'AUTH PLAIN: 535 no' });
    advanceClock(96 * scaledHourMs);
    await until(async () => {
      const { tries, lease_until } = await rowOf(id);
      return tries === 2 && !lease_until;
    });
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', remark: 'AUTH PLAIN: 535 no' });
    expect(await tasksOf(id)).toEqual([]);
    sender.recover();
    advanceClock(97 * scaledHourMs);
    await until(hasState(id, 'sent'));
  });

  it('because all recipients are rejected is kept from the third domain on, and sent once that is fixed', async () => {
    sender.respondWith(() => ({ kind: 'rejected', reason: 'RCPT TO: 550 unverified sender' }));
    clock.stoppedAt = Date.now();
    const requestAtDomain = (domain: string) => requestMail({ to: { name: null, address: `ada@${domain}` } });
    for (const remaining of [2, 1]) {
      const rejectedId = await requestAtDomain(`${remaining}.example`);
      await until(hasState(rejectedId, 'failed'));
      expect(await tasksOf(rejectedId), `${remaining} before the third`).toHaveLength(1);
    }
    const id = await requestAtDomain('0.example');
    await until(async () => (await rowOf(id)).remark !== null);
    expect(await rowOf(id)).toMatchObject({ state: 'waiting' });
    sender.recover();
    advanceClock(scaledHourMs);
    await until(hasState(id, 'sent'));
  });

  it('because its mailbox does not exist is given up immediately, and staff get a task', async () => {
    const id = await rejectedMail();
    expect(await rowOf(id)).toMatchObject({ tries: 1, remark: 'RCPT TO: 550 no such user' });
    expect(await tasksOf(id)).toHaveLength(1);
  });

  it('can be sent again after it was given up, as in the runbook', async () => {
    const id = await rejectedMail();
    sender.recover();
    await resend(id);
    await until(hasState(id, 'sent'));
    expect(sender.sent[0]?.source.toString()).toContain(`Message-ID: <${id}@`);
  });

  it('makes a new task and timeline entry if it fails again', async () => {
    const id = await rejectedMail({ quoteIds: ['a-quote'] });
    await query('UPDATE staff_task SET done_at = now() WHERE mail_id = $1', [id]);
    await resend(id);
    await until(hasState(id, 'failed'));
    const tasks = await query(
      'SELECT done_at IS NULL AS open FROM staff_task WHERE mail_id = $1 ORDER BY open',
      [id],
    );
    expect(tasks).toEqual([{ open: false }, { open: true }]);
    expect(finishedMails.filter(({ mailId }) => mailId === id)).toMatchObject([
      { outcome: 'failed' },
      { outcome: 'failed' },
    ]);
  });

  it('has another 72 hours when it is resent', async () => {
    const id = await rejectedMail();
    await query(
      `UPDATE mail SET created_at = now() - interval '4 days', due_since = now() - interval '4 days' WHERE id = $1`,
      [id],
    );
    sender.respondWith(() => ({ kind: 'not-now', reason: 'RCPT TO: 450 greylisted' }));
    // Later than the database's own clock, which decides whether the mail is due.
    clock.stoppedAt = Date.now() + 60_000;
    await resend(id);
    await until(async () => (await rowOf(id)).remark === 'RCPT TO: 450 greylisted');
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', tries: 1 });
  });

  it('but may have been accepted is given up after three tries, and staff get a task', async () => {
    sender.respondWith(() => ({ kind: 'too-slow', reason: 'EABORT', mayBeAccepted: true }));
    const id = await requestMail();
    await until(hasState(id, 'failed'));
    expect(sender.tries).toBe(3);
    expect(await rowOf(id)).toMatchObject({ tries: 3, remark: 'may have been accepted 3 times; EABORT' });
    expect(await tasksOf(id)).toHaveLength(1);
  });

  it('while the server still processes it is sent by no other worker', async () => {
    let respond: (outcome: SendOutcome) => void = () => undefined;
    sender.respondWith((_, onWhole) => {
      onWhole?.();
      return sender.tries > 1 ? { kind: 'sent' } : new Promise((resolve) => (respond = resolve));
    });
    const id = await requestMail();
    const leaseMsLeft = async () => ((await rowOf(id)).lease_until?.getTime() ?? 0) - now().getTime();
    await until(async () => (await leaseMsLeft()) > 20_000);
    clock.aheadMs = 20_000;
    await get(DeliverMail).deliver(id);
    respond({ kind: 'sent' });
    await until(hasState(id, 'sent'));
    expect(sender.tries).toBe(1);
  });

  it('because it could not be composed is retried like any other', async () => {
    clock.stoppedAt = Date.now();
    mails.composer = () => Promise.reject(new Error('no such picture'));
    const id = await requestMail();
    await until(async () => (await rowOf(id)).remark === 'not composed: no such picture');
    mails.composer = composeMail;
    advanceClock(1_500);
    await until(hasState(id, 'sent'));
    expect(await rowOf(id)).toMatchObject({ tries: 2, remark: null });
  });

  it('does not block other mails', async () => {
    let release: (outcome: SendOutcome) => void = () => undefined;
    const slow = new Promise<SendOutcome>((resolve) => (release = resolve));
    sender.respondWith(({ to }) => {
      if (to.startsWith('slow')) return slow;
      return to.startsWith('bad') ? { kind: 'rejected', reason: 'no such user' } : { kind: 'sent' };
    });
    const slowId = await requestMail({ to: { name: null, address: 'slow@example.com' } });
    await requestMail({ to: { name: null, address: 'bad@example.com' } });
    const others = await Promise.all(Array.from({ length: 40 }, () => requestMail()));
    for (const id of others) await until(hasState(id, 'sent'));
    expect(await hasState(slowId, 'waiting')()).toBe(true);
    release({ kind: 'sent' });
    await until(hasState(slowId, 'sent'));
  });
});
