import type { Type } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pool, type QueryResultRow } from 'pg';
import { type TestDatabase, cloneDatabase } from '../../testing/database/clone-database';
import { until } from '../../testing/until';
import type { MailComposer, WithheldMail } from '../composing/mail-composers';
import { aContactMail } from './a-contact-mail';
import { FakeMailSender } from './fake-mail-sender';
import { type MailWorker, startMailWorker } from './start-mail-worker';
import { MailServerBreaker } from '../delivery/mail-server-breaker';
import type { SendOutcome } from '../delivery/mail-sender';
import { FinishMail, type FinishedMail } from '../delivery/finish-mail';
import { MailSweep } from '../delivery/mail-sweep';

/** Waiting times are divided by 20, so that 30 s are 1.5 s and an hour is 3 minutes. */
export const mailWorkerEnv = { BACKGROUND_TIME_SCALE: '20', DATABASE_POOL_SIZE: '5' };
export const scaledHourMs = 3_600_000 / 20;

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

export const composeMail: MailComposer = () => Promise.resolve({ data: aContactMail() });
const runbook = readFileSync(join(import.meta.dirname, '../../../../../docs/runbook.md'), 'utf8');

/** A worker with mails only, on a clock that the test may stop and move. After each test everything works again. */
export function useMailWorker() {
  let database: TestDatabase;
  let pool: Pool;
  let worker: MailWorker;
  const sender = new FakeMailSender();
  const finishedMails: FinishedMail[] = [];
  /** `withheld`: why no mail is needed any more; null if it is. */
  const mails: { composer: MailComposer; withheld: WithheldMail | null } = {
    composer: composeMail,
    withheld: null,
  };
  /** `stoppedAt`, for tests that count tries: the next try is due only when the test moves the clock. */
  const clock: { aheadMs: number; stoppedAt: number | null } = { aheadMs: 0, stoppedAt: null };
  const now = () => new Date((clock.stoppedAt ?? Date.now()) + clock.aheadMs);

  beforeAll(async () => {
    database = await cloneDatabase('empty');
    pool = new Pool({ connectionString: database.url, max: 3 });
    worker = await startMailWorker({
      databaseUrl: database.url,
      sender,
      env: mailWorkerEnv,
      now,
      composers: { 'contact-acknowledgement': (mail) => mails.composer(mail, null) },
      recheck: () => Promise.resolve(mails.withheld),
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
    Object.assign(mails, { composer: composeMail, withheld: null });
    sender.recover();
    worker.app.get(MailServerBreaker).recordOutcome({ kind: 'sent' }, '');
    Object.assign(clock, { aheadMs: 0, stoppedAt: null });
    await pool.query(`UPDATE mail SET state = 'withheld', next_try_at = NULL, lease_until = NULL, source = NULL,
      settled_at = now() WHERE state = 'waiting'`);
  });

  /** A part of the worker. */
  const get = <Part>(part: Type<Part>) => worker.app.get(part);
  const requestMail: MailWorker['requestMail'] = (mail) => worker.requestMail(mail);
  const query = async <Found extends QueryResultRow = Record<string, unknown>>(
    text: string,
    values?: unknown[],
  ) => (await pool.query<Found>(text, values)).rows;
  const readHealth = () => worker.app.inject({ method: 'GET', url: '/health/mail' });
  const rowOf = async (id: string): Promise<Row> => {
    const [row] = await query<Row>('SELECT * FROM mail WHERE id = $1', [id]);
    if (!row) throw new Error(`there is no mail ${id}`);
    return row;
  };
  const hasState = (id: string, state: string) => async () => (await rowOf(id)).state === state;
  /** Runs the statement of the runbook. */
  const resend = async (id: string) => {
    const [, statement = ''] = /_To send it once more_[^`]*`(UPDATE mail SET [^`]+)'…'`/.exec(runbook) ?? [];
    await query(`${statement}$1`, [id]);
  };
  const tasksOf = (id: string) =>
    query<{ kind: string; note: string }>('SELECT kind, note FROM staff_task WHERE mail_id = $1', [id]);

  /** A mail that was tried once, after which the clock stopped. */
  async function mailTriedOnce(outcome: SendOutcome): Promise<string> {
    sender.respondWith(() => outcome);
    clock.stoppedAt = Date.now();
    const id = await requestMail();
    await until(async () => (await rowOf(id)).remark !== null);
    return id;
  }
  async function rejectedMail(mail: Parameters<MailWorker['requestMail']>[0] = {}): Promise<string> {
    sender.respondWith(() => ({ kind: 'rejected', reason: 'RCPT TO: 550 no such user' }));
    const id = await requestMail(mail);
    await until(hasState(id, 'failed'));
    return id;
  }
  function advanceClock(ms: number): void {
    clock.aheadMs = ms;
    worker.app.get(MailSweep).wake();
  }
  return {
    sender,
    clock,
    now,
    mails,
    finishedMails,
    get,
    requestMail,
    query,
    readHealth,
    rowOf,
    hasState,
    resend,
    tasksOf,
    mailTriedOnce,
    rejectedMail,
    advanceClock,
  };
}
