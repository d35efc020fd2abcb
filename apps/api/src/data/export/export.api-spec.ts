import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { Pool } from 'pg';
import { paths } from '@app/contracts';
import { Snapshot } from '../../database/snapshot';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { ObjectStorage } from '../../platform/storage/object-storage';
import { saveAQuote } from '../../testing/builders/a-basket';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectError } from '../../testing/expect-error';
import { until } from '../../testing/until';
import { useApi, useSession } from '../../testing/servers/use-api';
import { ExportData } from './export-data';
import { exportedTables } from './exported-tables';
import { readExport, type ExportEvent } from './read-export';
import { fillShop, difficultText } from './testing/fill-shop';
import { canary, plantCanaries } from './testing/plant-canaries';

const now = new Date('2026-11-21T23:30:00.000Z');

interface Exported {
  tables: Record<string, Record<string, unknown>[]>;
  files: { key: string; content: string }[];
  sequences: { quote_reference_number: string };
}

const cards = new FakeCardPayments(() => now);
const api = useApi({ now: () => now, cardPayments: cards, env: { SESSION_IDLE_MINUTES: '1000' } });
const admin = useSession(api);
beforeAll(async () => {
  await fillShop(api, cards);
});

const folder = mkdtempSync(join(tmpdir(), 'export-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** @throws ExportError if the file is incomplete or was changed */
const eventsOf = async (file: Buffer) => {
  const path = join(folder, 'export.json');
  writeFileSync(path, file);
  const events: ExportEvent[] = [];
  for await (const event of readExport(path)) events.push(event);
  return events;
};
const download = () => api.get(paths.exportCurrentData, admin);
const begin = () => api.app.get(ExportData, { strict: false }).begin({ userId: null, requestId: null });
/** Number of the application's connections that are in a transaction or running a statement. */
const openTransactions = async () =>
  (
    await api.sql<{ count: number }>(
      `SELECT count(*)::integer AS count FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'vanity-tops' AND state LIKE 'idle in transaction%'`,
    )
  )[0]?.count;

it('the export is a download named by the London date, and not cached', async () => {
  const response = await download();
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="database-export-2026-11-21.json"',
    'cache-control': 'no-store',
  });
  expect(response.json()).toMatchObject({
    format: 'vanity-tops-export',
    exportedAt: now.toISOString(),
    missing: [],
  });
});

it.each(['cross-site', 'same-site', 'none'])(
  'is rejected for requests from other websites and by links: %s',
  async (site) => {
    const entries = async () => (await auditEntriesOf(api, 'all')).length;
    const before = await entries();
    const response = await api.get(paths.exportCurrentData, { ...admin, 'sec-fetch-site': site });
    expectError(response, 'request/foreign-origin');
    expect(await entries()).toBe(before);
  },
);

it('has every row of every table, and can be read back unchanged', async () => {
  const counts = Object.keys(exportedTables).map(
    (table) => `SELECT '${table}' AS name, count(*)::integer AS rows FROM "${table}"`,
  );
  const rowCounts = await api.sql<{ name: string; rows: number }>(counts.join(' UNION ALL '));
  const file = (await download()).rawPayload;
  const exported = JSON.parse(file.toString()) as Exported;
  const read: Exported['tables'] = {};
  for (const event of await eventsOf(file))
    if (event.kind === 'row') (read[event.table] ??= []).push(event.row);
  expect(read).toEqual(exported.tables);
  expect(Object.entries(read).map(([name, rows]) => ({ name, rows: rows.length }))).toEqual(rowCounts);
  const [quote] = await api.sql<{ text: string }>(
    `SELECT to_jsonb(quote)::text AS text FROM quote WHERE notes IS NOT NULL AND standing <> 'proposed'`,
  );
  const { created_at, valid_until, ...rest } = JSON.parse(quote?.text ?? '') as Record<string, unknown>;
  const exportedQuote = read.quote?.find(({ id }) => id === rest.id);
  expect(exportedQuote?.notes).toBe(difficultText);
  expect(exportedQuote).toMatchObject({ snapshot: rest.snapshot, total_price: '357.00', length: 1200 });
  expect(
    [exportedQuote?.created_at, exportedQuote?.valid_until].map((time) => Date.parse(String(time))),
  ).toEqual([created_at, valid_until].map((time) => Date.parse(String(time))));
  const [lastReference] = await api.sql<{ last: string }>(
    'SELECT last_value::text AS last FROM quote_reference_number',
  );
  expect(exported.sequences).toMatchObject({ quote_reference_number: lastReference?.last });
});

it('has no references to missing rows', async () => {
  const { tables, files } = (await download()).json<Exported>();
  const references = await api.sql<{ from: string; to: string; columns: string[]; targets: string[] }>(
    `SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to",
       ARRAY(SELECT attname::text FROM unnest(conkey) WITH ORDINALITY AS key (number, place)
         JOIN pg_attribute ON attrelid = conrelid AND attnum = number ORDER BY place) AS columns,
       ARRAY(SELECT attname::text FROM unnest(confkey) WITH ORDINALITY AS key (number, place)
         JOIN pg_attribute ON attrelid = confrelid AND attnum = number ORDER BY place) AS targets
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  let followed = 0;
  for (const { from, to, columns, targets } of references) {
    const known = new Set(tables[to]?.map((row) => JSON.stringify(targets.map((column) => row[column]))));
    for (const row of tables[from] ?? []) {
      const key = columns.map((column) => row[column]);
      if (key.includes(null)) continue;
      followed += 1;
      expect({ from, to, isThere: known.has(JSON.stringify(key)) }).toEqual({ from, to, isThere: true });
    }
  }
  expect(followed).toBeGreaterThan(40);
  const keys = files.map(({ key }) => key);
  for (const { id } of tables.attachment ?? []) expect(keys).toContain(`attachments/${String(id)}.pdf`);
  const pictures = tables.color
    ?.map(({ image_url }) => String(image_url))
    .filter((url) => url.startsWith('/api/'));
  expect(pictures).toHaveLength(1);
  expect(keys).toContain(pictures?.[0]?.replace('/api/', ''));
  expect(keys.filter((key) => key.startsWith('images/'))).toHaveLength(6);
  expect(keys.filter((key) => key.startsWith('templates/'))).toHaveLength(1);
});

it('is byte-identical for the same rows, except for the time', async () => {
  const first = (await download()).body.split('\n');
  const second = (await download()).body.split('\n');
  const differences = second.filter(
    (line) => !first.includes(line) && !first.includes(line.replace(/,$/, '')),
  );
  // The first export is in the audit log of the second.
  expect(differences.map((line) => line.slice(0, 12))).toEqual([
    expect.stringMatching(/^"sequences":/),
    expect.stringMatching(/^\{"id":"\d+/),
    expect.stringMatching(/^"sha256": /),
  ]);
});

it('does not contain its own audit entry', async () => {
  const before = (await auditEntriesOf(api, 'all')).length;
  const { content } = await begin();
  expect((await auditEntriesOf(api, 'all')).slice(before)).toMatchObject([
    { action: 'database.export', subject_kind: 'database', before: null },
  ]);
  const { tables } = JSON.parse(await text(content)) as Exported;
  expect(tables.audit_entry?.filter(({ subject_kind }) => subject_kind === 'database')).toHaveLength(before);
});

it('shows the database as it was when the export began', async () => {
  const { content } = await begin();
  const { reference } = await saveAQuote(api);
  const file = await buffer(content);
  expect(file.toString()).not.toContain(reference);
  await eventsOf(file);
});

it('lists missing files, and contains all others', async () => {
  const storage = api.app.get(ObjectStorage, { strict: false });
  const { files } = (await download()).json<Exported>();
  const missingKey = files[0]?.key ?? '';
  const storedContent = files[0]?.content ?? '';
  await storage.delete(missingKey);
  const file = (await download()).rawPayload;
  expect(JSON.parse(file.toString())).toMatchObject({ missing: [missingKey] });
  await eventsOf(file);
  await storage.put(missingKey, Buffer.from(storedContent, 'base64'));
});

describe('as a download', () => {
  let port: number;
  beforeAll(async () => {
    await api.app.listen(0, '127.0.0.1');
    ({ port } = api.app.getHttpServer().address() as { port: number });
  });
  const startDownload = () =>
    new Promise<import('node:http').IncomingMessage>((resolve) => {
      get({ port, path: paths.exportCurrentData, headers: admin }).once('response', resolve);
    });

  it('breaks off before its end if a file cannot be read', async () => {
    const storage = api.app.get(ObjectStorage, { strict: false });
    const failingRead = vi.spyOn(storage, 'get').mockRejectedValue(new Error('the disk is gone'));
    await expect(buffer(await startDownload())).rejects.toThrow('aborted');
    failingRead.mockRestore();
    await until(async () => (await openTransactions()) === 0);
  });

  it('releases its database connection when the client disconnects', async () => {
    const { id } = await saveAQuote(api);
    await api.sql(
      `INSERT INTO timeline_entry (quote_id, kind, details, at)
       SELECT $1, 'created', jsonb_build_object('words', repeat('granite ', 500)), now() FROM generate_series(1, 4000)`,
      [id],
    );
    const response = await startDownload();
    await new Promise((resolve) => response.once('data', resolve));
    response.pause();
    await until(async () => (await openTransactions()) === 1);
    response.destroy();
    await until(async () => (await openTransactions()) === 0);
    await api.sql(`DELETE FROM timeline_entry WHERE quote_id = $1`, [id]);
  });

  it('disconnects a client that stops reading, and logs it', async () => {
    const pool = new Pool({ connectionString: api.databaseUrl, max: 1 });
    const snapshot = await Snapshot.take(() => pool.connect(), 50);
    expect((await pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await expect(snapshot.run('SELECT 1')).rejects.toThrow('the snapshot has ended');
    await snapshot.end();
    await pool.end();
  });

  it('waits while two other exports are running', async () => {
    const [one, two] = [await begin(), await begin()];
    let isThird = false;
    const third = begin().then(({ content }) => {
      isThird = true;
      return buffer(content);
    });
    await saveAQuote(api);
    expect(isThird).toBe(false);
    one.content.destroy();
    await until(() => Promise.resolve(isThird));
    await Promise.all([buffer(two.content), third]);
    await until(async () => (await openTransactions()) === 0);
  });
});

// The last test, since it drops the database's constraints.
it('contains no secret of an excluded column, in plain, base64 or hexadecimal form', async () => {
  const canaries = await plantCanaries(api);
  expect(canaries).toEqual(
    expect.arrayContaining([
      'staff_user.password_hash',
      'staff_session.id',
      'staff_second_factor.secret',
      'staff_recovery_code.code_hash',
      'staff_invitation.token_hashes',
      'payment_attempt.notice_token',
      'refund.idempotency_key',
      'deposit_request.request_hash',
      'reminder_subscription.token',
      'mail.html',
      'mail.source',
      'basket.session_id',
      'outbox_message.payload',
    ]),
  );
  const { content } = await begin();
  const file = await text(content);
  const { files } = JSON.parse(file) as Exported;
  const everything = [file, ...files.map((entry) => Buffer.from(entry.content, 'base64').toString('latin1'))];
  // A word has three forms in base64, depending on its offset; its first and last characters mix with its neighbours.
  const inBase64 = ['', '-', '--'].map((before) =>
    Buffer.from(before + canary)
      .toString('base64')
      .slice(4, -4),
  );
  for (const encoded of [canary, ...inBase64, Buffer.from(canary).toString('hex')])
    expect(everything.some((part) => part.includes(encoded))).toBe(false);
});
