import { buffer } from 'node:stream/consumers';
import { paths } from '@app/contracts';
import { auditEntriesOf } from '../testing/audit-entries';
import { signIn } from '../testing/sign-in';
import { startApi, type TestApi } from '../testing/start-api';
import { ExportData } from './export-data';
import { readExport, type ExportEvent } from './read-export';

const now = new Date('2026-11-21T23:30:00.000Z');

let api: TestApi;
let admin: { cookie: string };
beforeAll(async () => {
  api = await startApi({ now: () => now, env: { SESSION_IDLE_MINUTES: '1000' } });
  admin = await signIn(api);
});
afterAll(() => api.stop());

const eventsOf = async (file: Buffer) => {
  const events: ExportEvent[] = [];
  for await (const event of readExport(of(file))) events.push(event);
  return events;
};
async function* of(...parts: Buffer[]) {
  for (const part of parts) yield await Promise.resolve(part);
}

it('is a file to be kept, by the day in London, and in no cache', async () => {
  const reply = await api.get(paths.exportCurrentData, admin);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="database-export-2026-11-21.json"',
    'cache-control': 'no-store',
  });
  expect(reply.json()).toMatchObject({
    format: 'vanity-tops-export',
    version: 1,
    exportedAt: now.toISOString(),
    missing: [],
  });
  const events = await eventsOf(reply.rawPayload);
  expect(events.filter((event) => event.kind === 'row' && event.table === 'color')).toHaveLength(27);
  expect(events.at(-1)).toEqual({ kind: 'end', missing: [] });
});

it('does not tell of itself, but the audit log does', async () => {
  const before = (await auditEntriesOf(api, 'all')).length;
  const { content } = await api.app
    .get(ExportData, { strict: false })
    .begin({ userId: null, requestId: null });
  expect((await auditEntriesOf(api, 'all')).slice(before)).toMatchObject([
    { action: 'database.export', subject_kind: 'database', before: null, after: { version: 1 } },
  ]);
  const events = await eventsOf(await buffer(content));
  const told = events.filter((event) => event.kind === 'row' && event.table === 'audit_entry');
  expect(told).toHaveLength(before);
});
