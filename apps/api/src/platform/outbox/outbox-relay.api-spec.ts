import { useApi } from '../../testing/servers/use-api';
import { backgroundTools } from '../../testing/servers/background-tools';
import { until } from '../../testing/until';
import { Statements } from '../../database/statements';
import { addToOutbox } from './add-to-outbox';
import { OutboxHandlers, type OutboxHandler } from './outbox-handlers';
import { claimMessagesSql, OutboxRelay } from './outbox-relay';

let aheadMs = 0;
/** Stands still, so that delays do not depend on how busy the machine is. */
const startedAt = Date.now();
const clock = { now: () => new Date(startedAt + aheadMs) };
const api = useApi();
afterEach(async () => {
  aheadMs = 0;
  await api.sql('DELETE FROM outbox_message');
});

const write = (key: string, topic = 'ring-the-bell') =>
  addToOutbox(api.app.get(Statements), { topic, key, payload: { key }, at: clock.now() });

/** A relay that sweeps only when the test calls it. */
function aRelay(handler: OutboxHandler): OutboxRelay {
  const handlers = new OutboxHandlers();
  handlers.register('ring-the-bell', handler);
  return new OutboxRelay(backgroundTools(api, clock.now), handlers);
}

it('handles a message once', async () => {
  const handle = vi.fn(() => Promise.resolve());
  for (let index = 0; index < 3; index += 1) await write('a');
  const relay = aRelay(handle);
  await relay.sweep();
  await relay.sweep();
  expect(handle.mock.calls).toEqual([[{ key: 'a' }]]);
});

it('is shared by many relays, each message handled by one', async () => {
  const handle = vi.fn((_payload: Record<string, unknown>) => Promise.resolve());
  for (let index = 0; index < 60; index += 1) await write(`many-${index}`);
  await Promise.all([1, 2, 3].map(() => aRelay(handle).sweep()));
  expect(new Set(handle.mock.calls.map(([{ key }]) => key)).size).toBe(60);
  expect(handle).toHaveBeenCalledTimes(60);
});

it('retries failures after longer and longer delays, and stores the reason', async () => {
  const handle = vi.fn(() => Promise.reject(new Error('no bell')));
  await write('b');
  const relay = aRelay(handle);
  const waits: number[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await relay.sweep();
    const [message] = await api.sql<{ next_try_at: Date; last_error: string }>(
      'SELECT * FROM outbox_message',
    );
    expect(message?.last_error).toBe('no bell');
    const waitMs = (message?.next_try_at.getTime() ?? 0) - clock.now().getTime();
    waits.push(waitMs / 1_000);
    aheadMs += waitMs;
  }
  expect(waits).toEqual([2, 5, 15, 60, 300, 300, 300]);
  expect(handle).toHaveBeenCalledTimes(7);
});

it('handles a message again after a process crashed during it', async () => {
  await write('c');
  void aRelay(() => new Promise(() => undefined)).sweep(); // as if the process had crashed after claiming it
  const handle = vi.fn(() => Promise.resolve());
  const relay = aRelay(handle);
  await until(async () => (await api.sql('SELECT FROM outbox_message WHERE tries > 0')).length);
  await relay.sweep();
  expect(handle).not.toHaveBeenCalled();
  aheadMs = 61_000;
  await relay.sweep();
  expect(handle).toHaveBeenCalledTimes(1);
});

it('handles a message again seconds after an outage in which claiming it or saving its result failed', async () => {
  const handle = vi.fn(() => Promise.resolve());
  await write('d');
  const statements = api.app.get(Statements);
  const run = statements.run.bind(statements);
  let lostAnswers = 0;
  vi.spyOn(statements, 'run').mockImplementation(async (sql, values) => {
    const rows = await run(sql, values);
    if (lostAnswers > 0 || sql !== claimMessagesSql) return rows;
    lostAnswers += 1;
    throw new Error('Connection terminated unexpectedly');
  });
  const relay = aRelay(handle);
  await expect(relay.sweep()).rejects.toThrow('Connection terminated');
  await relay.sweep();
  expect(handle).toHaveBeenCalledTimes(1);

  await write('e');
  const { manager } = statements;
  vi.spyOn(statements, 'manager', 'get').mockImplementation(() => {
    if (lostAnswers === 3) return manager;
    lostAnswers += 1;
    throw new Error('cannot execute UPDATE in a read-only transaction');
  });
  await relay.sweep();
  expect(await api.sql('SELECT FROM outbox_message WHERE done_at IS NULL')).toHaveLength(0);
  expect(handle).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});

it('leaves messages without a handler, and rejects two handlers for a topic', async () => {
  await write('d', 'sing-a-song');
  await aRelay(() => Promise.resolve()).sweep();
  expect(await api.sql('SELECT tries, done_at FROM outbox_message')).toEqual([{ tries: 0, done_at: null }]);
  const handlers = new OutboxHandlers();
  handlers.register('ring-the-bell', () => Promise.resolve());
  expect(() => handlers.register('ring-the-bell', () => Promise.resolve())).toThrow(/two handlers/);
});

it('does not read messages without a handler', async () => {
  await api.sql(`
    INSERT INTO outbox_message (topic, key, payload, created_at, next_try_at)
    SELECT 'sing-a-song', number::text, '{}', now(), now() - interval '1 day' FROM generate_series(1, 20000) AS number`);
  await api.sql('ANALYZE outbox_message');
  const values = [new Date(), new Date(), ['ring-the-bell'], 20];
  const plan = JSON.stringify(
    await api.sql(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${claimMessagesSql}`, values),
  );
  expect(plan).toContain('ix_outbox_message_topic_next_try_at');
  expect(plan).not.toMatch(/"Rows Removed by Filter":[1-9]/);
});
