import { Logger } from '@nestjs/common';
import { paths, type ClientReportRequest } from '@app/contracts';
import type { AppConfig } from '../config/app-config';
import { Statements } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { addToOutbox } from '../platform/outbox/add-to-outbox';
import { aContact } from '../testing/builders/an-inquiry';
import { expectError } from '../testing/expect-error';
import { useApi, useWorker } from '../testing/servers/use-api';
import { BackupMetrics } from './worker-metrics';

const api = useApi();
const worker = useWorker(api);
const metrics = async () => (await api.get('/metrics')).body;
const count = async (line: string) =>
  Number(new RegExp(`^${line} (.*)$`, 'm').exec(await metrics())?.[1] ?? 0);

it('counts requests per route with their duration, without URLs', async () => {
  const route = String.raw`http_request_duration_seconds_count\{method="GET",route="/api/quotes/:quoteId",status="404"\}`;
  const before = await count(route);
  await api.get(paths.quote('AAAAAAAAAAAAAAAAAAAAAQ'));
  expect(await count(route)).toBe(before + 1);
  expect(await metrics()).not.toContain('AAAAAAAA');
  expect(await metrics()).toMatch(/^database_pool_connections\{state="idle"\} \d/m);
});

it("shows a worker's waiting work, and for how long it has been due", async () => {
  const dueAt = new Date(Date.now() - 3_600_000);
  await addToOutbox(api.app.get(Statements), {
    topic: 'nobody-takes-it',
    key: 'late',
    payload: {},
    at: dueAt,
  });
  const body = await vi.waitFor(async () => {
    const response = await worker.inject('/metrics');
    expect(response.body).toMatch(/^backlog_rows\{work="outbox"\} 1$/m);
    return response.body;
  }, 10_000);
  expect(Number(/^backlog_overdue_seconds\{work="outbox"\} (.*)$/m.exec(body)?.[1])).toBeGreaterThan(3_590);
  expect(body).toMatch(/^backlog_rows\{work="review"\} 0$/m);
  expect(body).toMatch(/^queue_jobs\{queue="[\w-]+",state="waiting"\} \d/m);
});

it('shows the age of the last good backup, if backups are on', async () => {
  const measureBackups = (time: AppConfig['backups']['at']) =>
    new BackupMetrics(api.app.get(Statements), api.app.get(Clock), { backups: { at: time } } as AppConfig);
  measureBackups({ hour: 2, minute: 30 });
  const age = () => count(String.raw`last_success_age_seconds\{task="backup"\}`);
  // Without a backup, the age counts from the start of the process.
  expect(await age()).toBeLessThan(60);
  await api.sql(`
    INSERT INTO backup_run (started_at, finished_at, name, bytes, error)
    VALUES (now() - interval '30 hours', now(), 'x', 1, NULL), (now(), now(), NULL, NULL, 'no room')`);
  expect(Math.floor((await age()) / 3_600)).toBe(30);

  measureBackups(null);
  expect(await metrics()).not.toMatch(/^last_success_age_seconds\{/m);
});

it('an outgoing request has the id under which its cause was logged', async () => {
  await api.post(paths.contact, aContact(), { 'x-request-id': 'request-of-a-visitor' });
  const rows = await api.sql<{ request_id: string }>(
    `SELECT request_id FROM mail WHERE kind = 'contact-acknowledgement'`,
  );
  expect(rows).toEqual([{ request_id: 'request-of-a-visitor' }]);
});

describe('browser reports', () => {
  const report = (values: Partial<ClientReportRequest>) =>
    api.post(paths.clientReports, { app: 'shop', kind: 'error', page: '/', ...values });

  it("are counted, and logged without the page's ids", async () => {
    const warn = vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const before = await count(String.raw`client_errors_total\{app="shop"\}`);
    const response = await report({
      page: '/quote/AAAAAAAAAAAAAAAAAAAAAQ',
      message: 'TypeError: x of ada@example.com on 0118 496 0123\n at main.9562403851.js:1:2',
    });
    expect(response.statusCode).toBe(204);
    expect(await count(String.raw`client_errors_total\{app="shop"\}`)).toBe(before + 1);
    expect(warn).toHaveBeenCalledWith({
      app: 'shop',
      page: '/quote/…',
      cause: 'TypeError: x of … on …\n at main.9562403851.js:1:2',
    });
    warn.mockRestore();
  });

  it('of Web Vitals become metrics', async () => {
    for (const value of [900, 1_900]) await report({ kind: 'lcp', value });
    await report({ kind: 'cls', value: 0.2 });
    const below = (le: string) =>
      count(String.raw`web_vital_seconds_bucket\{le="${le}",app="shop",vital="lcp"\}`);
    expect([await below('0.5'), await below('1'), await below('2.5')]).toEqual([0, 1, 2]);
    expect(await count(String.raw`web_vital_layout_shift_sum\{app="shop"\}`)).toBe(0.2);
  });

  it('are refused if invalid or too large', async () => {
    expectError(await report({ kind: 'joy' as never }), 'request/invalid');
    expectError(await report({ message: 'x'.repeat(1_001) }), 'request/invalid');
    for (const value of ['fast', '', null, undefined, -1])
      expectError(await report({ kind: 'lcp', value }), 'request/invalid');
    const responses = await Promise.all(Array.from({ length: 320 }, () => report({ kind: 'inp', value: 1 })));
    expectError(responses.at(-1)!, 'request/too-often');
  });
});
