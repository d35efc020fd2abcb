import { JobQueues } from '../../platform/background/job-queues';
import { Statements } from '../../database/statements';
import { until } from '../../testing/until';
import type { SendOutcome } from './mail-sender';
import { useMailWorker } from '../testing/use-mail-worker';

const { sender, clock, get, readHealth, requestMail, query, rowOf, hasState, advanceClock } = useMailWorker();

describe('a mail server that is down', { tags: 'thorough' }, () => {
  it('is probed by one mail at a time, and gets all mails soon after it works again', async () => {
    sender.respondWith(() => ({ kind: 'server-unreachable', reason: 'ESOCKET connect ECONNREFUSED' }));
    const ids = await Promise.all(Array.from({ length: 100 }, () => requestMail()));
    await until(() => Promise.resolve(sender.tries > 5));
    const before = sender.tries;
    expect(before).toBeLessThan(25);
    const health = await readHealth();
    expect(health.json()).toMatchObject({ server: 'server-unreachable', waiting: 100 });
    sender.recover();
    for (const id of ids) await until(hasState(id, 'sent'));
    expect(sender.sent).toHaveLength(100);
    expect(new Set(sender.sent.map(({ to }) => to)).size).toBe(100);
  });

  it('is not assumed because one mail breaks its connections', async () => {
    sender.respondWith(({ to }) =>
      to.startsWith('breaking')
        ? { kind: 'server-unreachable', reason: 'ECONNECTION closed' }
        : { kind: 'sent' },
    );
    clock.stoppedAt = Date.now();
    const breakingMailId = await requestMail({ to: { name: null, address: 'breaking@example.com' } });
    await until(async () => (await rowOf(breakingMailId)).remark !== null);
    const health = await readHealth();
    expect(health.json()).toMatchObject({ server: 'ok' });
    const others = await Promise.all(Array.from({ length: 40 }, () => requestMail()));
    for (const id of others) await until(hasState(id, 'sent'));
  });
});

describe('when the queue, the database or a worker fails', { tags: 'thorough' }, () => {
  it('jobs lost by the queue are queued again', async () => {
    const queueSpy = vi.spyOn(get(JobQueues).queue('mail'), 'addBulk').mockResolvedValue([]);
    const id = await requestMail();
    await until(() => Promise.resolve(queueSpy.mock.calls.length > 0));
    expect(sender.tries).toBe(0);
    queueSpy.mockRestore();
    clock.aheadMs = 31_000;
    await until(hasState(id, 'sent'));
  });

  it('another worker sends the same bytes if the first crashed while sending', async () => {
    let first: Buffer | undefined;
    let release: (outcome: SendOutcome) => void = () => undefined;
    sender.respondWith(({ source }) => {
      first ??= source;
      return new Promise((resolve) => (release = resolve));
    });
    const id = await requestMail();
    await until(() => Promise.resolve(first));
    sender.recover();
    advanceClock(10_000);
    await until(hasState(id, 'sent'));
    expect(sender.sent[0]?.source.equals(first ?? Buffer.alloc(0))).toBe(true);
    release({ kind: 'not-now', reason: 'too late' });
    expect(await hasState(id, 'sent')()).toBe(true);
  });

  it('a mail is sent once even if the database is down when it was accepted', async () => {
    const statements = get(Statements);
    const transactionSpy = vi.spyOn(statements, 'transaction').mockRejectedValueOnce(new Error('down'));
    const id = await requestMail();
    await until(hasState(id, 'sent'));
    expect(transactionSpy.mock.calls.length).toBeGreaterThan(1);
    expect(sender.tries).toBe(1);
  });

  it('a mail is sent seconds after the database accepts writes again, without waiting for its lease', async () => {
    await query(`
      CREATE FUNCTION refuse_writes() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE 'cannot execute UPDATE in a read-only transaction' USING ERRCODE = '25006'; END $$;
      CREATE TRIGGER refuse_writes BEFORE UPDATE ON mail FOR EACH ROW WHEN (OLD.lease_until IS NOT NULL)
        EXECUTE FUNCTION refuse_writes()`);
    const failed = vi.spyOn(get(Statements), 'run');
    clock.stoppedAt = Date.now();
    const id = await requestMail();
    await until(async () => (await rowOf(id)).lease_until);
    await until(() =>
      Promise.resolve(failed.mock.calls.some(([sql]) => JSON.stringify(sql).includes('last_failure = $2'))),
    );
    await query('DROP FUNCTION refuse_writes CASCADE');
    await until(async () => (await rowOf(id)).lease_until === null);
    expect(await rowOf(id)).toMatchObject({
      state: 'waiting',
      next_try_at: new Date(clock.stoppedAt + 5_000 / 20),
    });
    advanceClock(5_000 / 20);
    await until(hasState(id, 'sent'));
    expect(sender.tries).toBe(1);
  });

  it('a mail is sent seconds later if the response to leasing it was lost', async () => {
    const statements = get(Statements);
    const run = statements.run.bind(statements);
    let hasFailed = false;
    vi.spyOn(statements, 'run').mockImplementation(async (sql, values) => {
      const rows = await run(sql, values);
      if (hasFailed || !JSON.stringify(sql).includes('UPDATE mail AS mail SET lease_until') || !rows.length)
        return rows;
      hasFailed = true;
      throw new Error('Connection terminated unexpectedly');
    });
    clock.stoppedAt = Date.now();
    const id = await requestMail();
    await until(async () => hasFailed && (await rowOf(id)).lease_until === null);
    advanceClock(5_000 / 20);
    await until(hasState(id, 'sent'));
    expect(sender.tries).toBe(1);
  });
});
