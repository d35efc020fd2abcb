import { readFileSync } from 'node:fs';
import { JobQueues } from '../../platform/background/job-queues';
import { join } from 'node:path';
import { Pool } from 'pg';
import { Statements } from '../../database/statements';
import { type TestDatabase, cloneDatabase } from '../../testing/database/clone-database';
import { collectGarbage } from '../../testing/database/collect-garbage';
import { until } from '../../testing/until';
import { addMail } from '../add-mail';
import type { MailComposer, WithheldMail } from '../composing/mail-composers';
import { findDueMails } from '../mail-statements';
import { aContactMail } from '../testing/a-contact-mail';
import { FakeMailSender } from '../testing/fake-mail-sender';
import { type MailWorker, startMailWorker } from '../testing/start-mail-worker';
import { DeliverMail } from './deliver-mail';
import { MailServerBreaker } from './mail-server-breaker';
import { composeTimeoutMs } from './mail-retry-policy';
import type { SendOutcome } from './mail-sender';
import { FinishMail, type FinishedMail } from './finish-mail';
import { MailSweep } from './mail-sweep';

/** Waiting times are divided by 20, so that 30 s are 1.5 s and an hour is 3 minutes. */
const env = { BACKGROUND_TIME_SCALE: '20', DATABASE_POOL_SIZE: '5' };
const hourMs = 3_600_000 / 20;

interface Row {
  id: string;
  state: string;
  subject: string | null;
  html: string | null;
  text: string | null;
  attachments: unknown[];
  source: Buffer | null;
  tries: number;
  next_try_at: Date | null;
  lease_until: Date | null;
  remark: string | null;
  created_at: Date;
  composed_at: Date | null;
  settled_at: Date | null;
}

let database: TestDatabase;
let pool: Pool;
let worker: MailWorker;
const sender = new FakeMailSender();
let aheadMs = 0;
/** Stops the clock in tests that count tries, so that the next try is due only when the test moves the clock. */
let stoppedAt: number | null = null;
const now = () => new Date((stoppedAt ?? Date.now()) + aheadMs);
const composeMail: MailComposer = () => Promise.resolve({ data: aContactMail() });
let composer: MailComposer = composeMail;
let withheld: WithheldMail | null = null;
const finishedMails: FinishedMail[] = [];

beforeAll(async () => {
  database = await cloneDatabase('empty');
  pool = new Pool({ connectionString: database.url, max: 3 });
  worker = await startMailWorker({
    databaseUrl: database.url,
    sender,
    env,
    now,
    composers: { 'contact-acknowledgement': (mail) => composer(mail, null) },
    recheck: () => Promise.resolve(withheld),
  });
  worker.app.get(FinishMail).onFinished((_, mail) => Promise.resolve(void finishedMails.push(mail)));
});
afterAll(async () => {
  await worker.stop();
  await pool.end();
  await database.drop();
});
afterEach(async () => {
  vi.restoreAllMocks();
  composer = composeMail;
  withheld = null;
  sender.recover();
  worker.app.get(MailServerBreaker).recordOutcome({ kind: 'sent' }, '');
  aheadMs = 0;
  stoppedAt = null;
  await pool.query(`UPDATE mail SET state = 'withheld', next_try_at = NULL, lease_until = NULL, source = NULL,
    settled_at = now() WHERE state = 'waiting'`);
});

const rowOf = async (id: string): Promise<Row> => {
  const { rows } = await pool.query<Row>('SELECT * FROM mail WHERE id = $1', [id]);
  if (!rows[0]) throw new Error(`there is no mail ${id}`);
  return rows[0];
};
const hasState = (id: string, state: string) => async () => (await rowOf(id)).state === state;
const queue = () => worker.app.get(JobQueues).queue('mail');
const runbook = readFileSync(join(import.meta.dirname, '../../../../../docs/runbook.md'), 'utf8');
/** Runs the statement of the runbook. */
const resend = async (id: string) => {
  const [, statement = ''] = /_To send it once more_[^`]*`(UPDATE mail SET [^`]+)'…'`/.exec(runbook) ?? [];
  await pool.query(`${statement}$1`, [id]);
};
const tasksOf = async (id: string) =>
  (
    await pool.query<{ kind: string; note: string }>('SELECT kind, note FROM staff_task WHERE mail_id = $1', [
      id,
    ])
  ).rows;

/** A mail that was tried once, after which the clock stopped. */
async function mailTriedOnce(outcome: SendOutcome): Promise<string> {
  sender.answers(() => outcome);
  stoppedAt = Date.now();
  const id = await worker.requestMail();
  await until(async () => (await rowOf(id)).remark !== null);
  return id;
}
async function rejectedMail(mail: Parameters<MailWorker['requestMail']>[0] = {}): Promise<string> {
  sender.answers(() => ({ kind: 'rejected', reason: 'RCPT TO: 550 no such user' }));
  const id = await worker.requestMail(mail);
  await until(hasState(id, 'failed'));
  return id;
}
function advanceClock(ms: number): void {
  aheadMs = ms;
  worker.app.get(MailSweep).wake();
}

describe('a requested mail', () => {
  it('is sent soon, and stored as sent', async () => {
    const id = await worker.requestMail({ to: { name: 'Ada', address: 'ada@example.com' } });
    await until(hasState(id, 'sent'));
    const [message] = sender.takenFor('ada@example.com');
    expect(message?.from).toBe('info@example.co.uk');
    expect(message?.source.toString()).toContain(`Message-ID: <${id}@example.co.uk>`);
    expect(await rowOf(id)).toMatchObject({
      subject: 'Your contact-acknowledgement',
      html: expect.stringContaining('<p>'),
      text: expect.stringContaining('round basins'),
      source: null,
      tries: 1,
      next_try_at: null,
      lease_until: null,
      remark: null,
      composed_at: expect.any(Date),
      settled_at: expect.any(Date),
    });
  });

  it('is removed from memory once sent', async () => {
    const id = await worker.requestMail();
    await until(hasState(id, 'sent'));
    const sources = sender.taken.splice(0).map(({ source }) => new WeakRef(source));
    await until(
      () => {
        collectGarbage();
        return Promise.resolve(sources.every((source) => !source.deref()));
      },
      composeTimeoutMs(Number(env.BACKGROUND_TIME_SCALE)) / 2,
    );
  });

  it('is sent once for requests with the same key', async () => {
    const mail = { kind: 'contact-acknowledgement', key: 'once', at: now() } as const;
    const id = await addMail(worker.app.get(Statements), mail);
    expect(await addMail(worker.app.get(Statements), mail)).toBeNull();
    await until(hasState(id ?? '', 'sent'));
    expect(sender.taken).toHaveLength(1);
  });

  it('without a recipient goes to the team', async () => {
    const id = await worker.requestMail({ to: undefined });
    await until(hasState(id, 'sent'));
    expect(sender.takenFor('info@example.co.uk')).toHaveLength(1);
  });

  it('of a kind without a composer waits unchanged', async () => {
    const id = await worker.requestMail({ kind: 'quote-reminder' });
    const other = await worker.requestMail();
    await until(hasState(other, 'sent'));
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', tries: 0 });
  });

  it('is not sent if it is no longer needed', async () => {
    composer = () => Promise.resolve({ withheld: 'the quote was deleted' });
    const id = await worker.requestMail();
    await until(hasState(id, 'withheld'));
    expect(await rowOf(id)).toMatchObject({ remark: 'the quote was deleted', source: null });
    expect(sender.tries).toBe(0);
  });

  it('that was composed is not sent if it is outdated before a retry', async () => {
    const id = await mailTriedOnce({ kind: 'not-now', reason: 'RCPT TO: 450 greylisted' });
    sender.recover();
    withheld = { withheld: 'paid meanwhile' };
    advanceClock(1_500);
    await until(hasState(id, 'withheld'));
    expect(await rowOf(id)).toMatchObject({ remark: 'paid meanwhile', source: null, tries: 2 });
    expect(sender.tries).toBe(0);
  });

  it('is sent once by several workers', async () => {
    const deliver = vi.spyOn(worker.app.get(DeliverMail), 'deliver').mockResolvedValue();
    stoppedAt = Date.now();
    const id = await worker.requestMail();
    await until(() => Promise.resolve(deliver.mock.calls.length > 0));
    deliver.mockRestore();
    await Promise.all(Array.from({ length: 20 }, () => worker.app.get(DeliverMail).deliver(id)));
    expect(sender.tries).toBe(1);
  });
});

describe('a mail that could not be sent', { tags: 'thorough' }, () => {
  it('is retried after 30 s, 1, 2 and then every 5 min, with the same bytes', async () => {
    const sources: Buffer[] = [];
    sender.answers(({ source }) => {
      sources.push(source);
      return { kind: 'not-now', reason: 'RCPT TO: 450 greylisted' };
    });
    stoppedAt = Date.now();
    const id = await worker.requestMail();
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
      aheadMs += waitMs;
      worker.app.get(MailSweep).wake();
    }
    expect(waits).toEqual([1.5, 3, 6, 15, 15, 15]);
    expect(new Set(sources.map((message) => message.toString('latin1'))).size).toBe(1);
  });

  it('is given up after 72 hours, and staff get a task', async () => {
    const id = await mailTriedOnce({ kind: 'not-now', reason: 'RCPT TO: 450 greylisted' });
    advanceClock(72 * hourMs + 1_000);
    await until(hasState(id, 'failed'));
    expect(await rowOf(id)).toMatchObject({ tries: 2, next_try_at: null, source: null });
    expect(await tasksOf(id)).toEqual([{ kind: 'undelivered-mail', note: 'contact-acknowledgement' }]);
  });

  it('because our login is rejected is sent once the login is corrected', async () => {
    const id = await mailTriedOnce({ kind: 'login-rejected', reason: 'AUTH PLAIN: 535 no' });
    advanceClock(96 * hourMs);
    await until(async () => {
      const { tries, lease_until } = await rowOf(id);
      return tries === 2 && !lease_until;
    });
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', remark: 'AUTH PLAIN: 535 no' });
    expect(await tasksOf(id)).toEqual([]);
    sender.recover();
    advanceClock(97 * hourMs);
    await until(hasState(id, 'sent'));
  });

  it('because all recipients are rejected is kept from the third domain on, and sent once that is fixed', async () => {
    sender.answers(() => ({ kind: 'rejected', reason: 'RCPT TO: 550 unverified sender' }));
    stoppedAt = Date.now();
    const requestAtDomain = (domain: string) =>
      worker.requestMail({ to: { name: null, address: `ada@${domain}` } });
    for (const remaining of [2, 1]) {
      const rejectedId = await requestAtDomain(`${remaining}.example`);
      await until(hasState(rejectedId, 'failed'));
      expect(await tasksOf(rejectedId), `${remaining} before the third`).toHaveLength(1);
    }
    const id = await requestAtDomain('0.example');
    await until(async () => (await rowOf(id)).remark !== null);
    expect(await rowOf(id)).toMatchObject({ state: 'waiting' });
    sender.recover();
    advanceClock(hourMs);
    await until(hasState(id, 'sent'));
  });

  it('because its mailbox does not exist is given up at once, and staff get a task', async () => {
    const id = await rejectedMail();
    expect(await rowOf(id)).toMatchObject({ tries: 1, remark: 'RCPT TO: 550 no such user' });
    expect(await tasksOf(id)).toHaveLength(1);
  });

  it('can be sent again after it was given up, as in the runbook', async () => {
    const id = await rejectedMail();
    sender.recover();
    await resend(id);
    await until(hasState(id, 'sent'));
    expect(sender.taken[0]?.source.toString()).toContain(`Message-ID: <${id}@`);
  });

  it('makes a new task and timeline entry if it fails again', async () => {
    const id = await rejectedMail({ quoteIds: ['a-quote'] });
    await pool.query('UPDATE staff_task SET done_at = now() WHERE mail_id = $1', [id]);
    await resend(id);
    await until(hasState(id, 'failed'));
    const { rows: tasks } = await pool.query(
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
    await pool.query(
      `UPDATE mail SET created_at = now() - interval '4 days', wanted_at = now() - interval '4 days' WHERE id = $1`,
      [id],
    );
    sender.answers(() => ({ kind: 'not-now', reason: 'RCPT TO: 450 greylisted' }));
    // Later than the database's own clock, which decides whether the mail is due.
    stoppedAt = Date.now() + 60_000;
    await resend(id);
    await until(async () => (await rowOf(id)).remark === 'RCPT TO: 450 greylisted');
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', tries: 1 });
  });

  it('but may have been accepted is given up after three tries, and staff get a task', async () => {
    sender.answers(() => ({ kind: 'too-slow', reason: 'EABORT', mayBeAccepted: true }));
    const id = await worker.requestMail();
    await until(hasState(id, 'failed'));
    expect(sender.tries).toBe(3);
    expect(await rowOf(id)).toMatchObject({ tries: 3, remark: 'may have been accepted 3 times; EABORT' });
    expect(await tasksOf(id)).toHaveLength(1);
  });

  it('while the server still processes it is sent by no other worker', async () => {
    let respond: (outcome: SendOutcome) => void = () => undefined;
    sender.answers((_, onWhole) => {
      onWhole?.();
      return sender.tries > 1 ? { kind: 'sent' } : new Promise((resolve) => (respond = resolve));
    });
    const id = await worker.requestMail();
    const leaseMsLeft = async () => ((await rowOf(id)).lease_until?.getTime() ?? 0) - now().getTime();
    await until(async () => (await leaseMsLeft()) > 20_000);
    aheadMs = 20_000;
    await worker.app.get(DeliverMail).deliver(id);
    respond({ kind: 'sent' });
    await until(hasState(id, 'sent'));
    expect(sender.tries).toBe(1);
  });

  it('because it could not be composed is retried like any other', async () => {
    stoppedAt = Date.now();
    composer = () => Promise.reject(new Error('no such picture'));
    const id = await worker.requestMail();
    await until(async () => (await rowOf(id)).remark === 'not composed: no such picture');
    composer = composeMail;
    advanceClock(1_500);
    await until(hasState(id, 'sent'));
    expect(await rowOf(id)).toMatchObject({ tries: 2, remark: null });
  });

  it('does not block other mails', async () => {
    let release: (outcome: SendOutcome) => void = () => undefined;
    const slow = new Promise<SendOutcome>((resolve) => (release = resolve));
    sender.answers(({ to }) => {
      if (to.startsWith('slow')) return slow;
      return to.startsWith('bad') ? { kind: 'rejected', reason: 'no such user' } : { kind: 'sent' };
    });
    const slowId = await worker.requestMail({ to: { name: null, address: 'slow@example.com' } });
    await worker.requestMail({ to: { name: null, address: 'bad@example.com' } });
    const others = await Promise.all(Array.from({ length: 40 }, () => worker.requestMail()));
    for (const id of others) await until(hasState(id, 'sent'));
    expect(await hasState(slowId, 'waiting')()).toBe(true);
    release({ kind: 'sent' });
    await until(hasState(slowId, 'sent'));
  });
});

describe('a mail server that is down', { tags: 'thorough' }, () => {
  it('is probed by one mail at a time, and gets all mails soon after it works again', async () => {
    sender.answers(() => ({ kind: 'server-unreachable', reason: 'ESOCKET connect ECONNREFUSED' }));
    const ids = await Promise.all(Array.from({ length: 100 }, () => worker.requestMail()));
    await until(() => Promise.resolve(sender.tries > 5));
    const before = sender.tries;
    expect(before).toBeLessThan(25);
    const health = await worker.app.inject({ method: 'GET', url: '/health/mail' });
    expect(health.json()).toMatchObject({ server: 'server-unreachable', waiting: 100 });
    sender.recover();
    for (const id of ids) await until(hasState(id, 'sent'));
    expect(sender.taken).toHaveLength(100);
    expect(new Set(sender.taken.map(({ to }) => to)).size).toBe(100);
  });

  it('is not assumed because one mail breaks its connections', async () => {
    sender.answers(({ to }) =>
      to.startsWith('breaking')
        ? { kind: 'server-unreachable', reason: 'ECONNECTION closed' }
        : { kind: 'sent' },
    );
    stoppedAt = Date.now();
    const breakingMailId = await worker.requestMail({ to: { name: null, address: 'breaking@example.com' } });
    await until(async () => (await rowOf(breakingMailId)).remark !== null);
    const health = await worker.app.inject({ method: 'GET', url: '/health/mail' });
    expect(health.json()).toMatchObject({ server: 'ok' });
    const others = await Promise.all(Array.from({ length: 40 }, () => worker.requestMail()));
    for (const id of others) await until(hasState(id, 'sent'));
  });
});

describe('when the queue, the database or a worker fails', { tags: 'thorough' }, () => {
  it('jobs lost by the queue are queued again', async () => {
    const queueSpy = vi.spyOn(queue(), 'addBulk').mockResolvedValue([]);
    const id = await worker.requestMail();
    await until(() => Promise.resolve(queueSpy.mock.calls.length > 0));
    expect(sender.tries).toBe(0);
    queueSpy.mockRestore();
    aheadMs = 31_000;
    await until(hasState(id, 'sent'));
  });

  it('another worker sends the same bytes if the first crashed while sending', async () => {
    let first: Buffer | undefined;
    let release: (outcome: SendOutcome) => void = () => undefined;
    sender.answers(({ source }) => {
      first ??= source;
      return new Promise((resolve) => (release = resolve));
    });
    const id = await worker.requestMail();
    await until(() => Promise.resolve(first));
    sender.recover();
    advanceClock(10_000);
    await until(hasState(id, 'sent'));
    expect(sender.taken[0]?.source.equals(first ?? Buffer.alloc(0))).toBe(true);
    release({ kind: 'not-now', reason: 'too late' });
    expect(await hasState(id, 'sent')()).toBe(true);
  });

  it('a mail is sent once even if the database is down when it was accepted', async () => {
    const statements = worker.app.get(Statements);
    const transactionSpy = vi.spyOn(statements, 'transaction').mockRejectedValueOnce(new Error('down'));
    const id = await worker.requestMail();
    await until(hasState(id, 'sent'));
    expect(transactionSpy.mock.calls.length).toBeGreaterThan(1);
    expect(sender.tries).toBe(1);
  });

  it('a mail is sent seconds after the database accepts writes again, without waiting for its lease', async () => {
    await pool.query(`
      CREATE FUNCTION refuse_writes() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE 'cannot execute UPDATE in a read-only transaction' USING ERRCODE = '25006'; END $$;
      CREATE TRIGGER refuse_writes BEFORE UPDATE ON mail FOR EACH ROW WHEN (OLD.lease_until IS NOT NULL)
        EXECUTE FUNCTION refuse_writes()`);
    const failed = vi.spyOn(worker.app.get(Statements), 'run');
    stoppedAt = Date.now();
    const id = await worker.requestMail();
    await until(async () => (await rowOf(id)).lease_until);
    await until(() =>
      Promise.resolve(failed.mock.calls.some(([sql]) => JSON.stringify(sql).includes('last_failure = $2'))),
    );
    await pool.query('DROP FUNCTION refuse_writes CASCADE');
    await until(async () => (await rowOf(id)).lease_until === null);
    expect(await rowOf(id)).toMatchObject({
      state: 'waiting',
      next_try_at: new Date(stoppedAt + 5_000 / 20),
    });
    advanceClock(5_000 / 20);
    await until(hasState(id, 'sent'));
    expect(sender.tries).toBe(1);
  });

  it('a mail is sent seconds later if the response to leasing it was lost', async () => {
    const statements = worker.app.get(Statements);
    const run = statements.run.bind(statements);
    let hasFailed = false;
    vi.spyOn(statements, 'run').mockImplementation(async (sql, values) => {
      const rows = await run(sql, values);
      if (hasFailed || !JSON.stringify(sql).includes('UPDATE mail AS mail SET lease_until') || !rows.length)
        return rows;
      hasFailed = true;
      throw new Error('Connection terminated unexpectedly');
    });
    stoppedAt = Date.now();
    const id = await worker.requestMail();
    await until(async () => hasFailed && (await rowOf(id)).lease_until === null);
    advanceClock(5_000 / 20);
    await until(hasState(id, 'sent'));
    expect(sender.tries).toBe(1);
  });
});

it('finds due mails by an index', { tags: 'thorough' }, async () => {
  await pool.query(`
    INSERT INTO mail (id, kind, key, state, created_at, composed_at, settled_at, subject)
    SELECT substr(md5(number::text), 1, 21) || 'A', 'staff-contact', 'old-' || number, 'sent', now(), now(), now(), ''
    FROM generate_series(1, 20000) AS number`);
  await pool.query('ANALYZE mail');
  const values = [new Date(), 50, ['contact-acknowledgement']];
  const { rows } = await pool.query(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${findDueMails}`, values);
  const plan = JSON.stringify(rows);
  expect(plan).toContain('ix_mail_next_try_at');
  expect(plan).not.toMatch(/"Rows Removed by Filter":[1-9]/);
});
