import { Pool } from 'pg';
import type { AppConfig } from '../config/app-config';
import { cloneDatabase, type TestDatabase } from '../testing/database/clone-database';
import { until } from '../testing/until';
import { Notifications } from './notifications';

let database: TestDatabase;
let outside: Pool;
let notifications: Notifications;
beforeEach(async () => {
  database = await cloneDatabase('empty');
  outside = new Pool({ connectionString: database.url, max: 1 });
  notifications = new Notifications({ databaseDirectUrl: database.url } as AppConfig);
});
afterEach(async () => {
  await notifications.onApplicationShutdown();
  await outside.end();
  await database.drop();
});

/** The events that a listener received, in order. */
async function listen(channel: string): Promise<string[]> {
  const events: string[] = [];
  await notifications.listen(channel, {
    onNotification: () => events.push('notification'),
    onDisconnected: () => events.push('silence'),
    onListening: () => events.push('listening'),
  });
  return events;
}

const listeners = async () =>
  (
    await outside.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE 'vanity-tops listens%'`,
    )
  ).rows;

it('uses one database connection for everything a process listens to', async () => {
  const [mails, payments] = await Promise.all([listen('mails'), listen('payments')]);
  const refunds = await listen('refunds');
  expect(await listeners()).toHaveLength(1);
  await outside.query('NOTIFY payments');
  await until(() => Promise.resolve(payments?.length === 2));
  expect([mails, payments, refunds]).toEqual([['listening'], ['listening', 'notification'], ['listening']]);
});

it('tells all listeners when that connection is lost, and listens again', async () => {
  const both = await Promise.all([listen('mails'), listen('payments')]);
  const [lost] = await listeners();
  await outside.query('SELECT pg_terminate_backend($1)', [lost?.pid]);
  await until(() => Promise.resolve(both.every((events) => events.length === 3)));
  await outside.query('NOTIFY mails; NOTIFY payments');
  await until(() => Promise.resolve(both.every((events) => events.length === 4)));
  for (const events of both) expect(events).toEqual(['listening', 'silence', 'listening', 'notification']);
  expect(await listeners()).toHaveLength(1);
});

it('keeps reconnecting while the database is down', async () => {
  const unreachable = new Notifications({
    databaseDirectUrl: 'postgres://nobody@127.0.0.1:9/none',
  } as AppConfig);
  const events: string[] = [];
  const note = (event: string) => () => void events.push(event);
  const all = {
    onNotification: note('notification'),
    onDisconnected: note('silence'),
    onListening: note('listening'),
  };
  await unreachable.listen('mails', all);
  await until(() => Promise.resolve(events.length > 1));
  await unreachable.onApplicationShutdown();
  expect(new Set(events)).toEqual(new Set(['silence']));
});
