import { get } from 'node:http';

import readXlsxFile from 'read-excel-file/node';
import { paths } from '@app/contracts';
import { Pool } from 'pg';
import { Snapshot } from '../../../database/snapshot';
import { saveAQuote } from '../../../testing/builders/a-basket';
import { auditEntriesOf } from '../../../testing/audit-entries';
import { emptiedSql } from '../../../testing/database/emptied';
import { expectError } from '../../../testing/expect-error';
import { useApi, useSession } from '../../../testing/servers/use-api';
import { until } from '../../../testing/until';
import { changeQuote } from '../../../testing/builders/change-quote';

const now = new Date('2026-11-21T23:30:00.000Z');

const api = useApi({ now: () => now, env: { SESSION_IDLE_MINUTES: '1000' } });
const admin = useSession(api);
beforeEach(() => api.sql(emptiedSql('quote')));

const csvOf = async (query = '') => {
  const reply = await api.get(`${paths.adminQuotesExport('csv')}?${query}`, admin);
  expect({ status: reply.statusCode }).toEqual({ status: 200 });
  return { reply, lines: reply.body.split('\r\n').slice(1, -1) };
};
const quotesLike = async (id: string, count: number) =>
  api.sql(
    `INSERT INTO quote (id, reference, length, width, total_price,
       snapshot, notes, created_at, valid_until, top_id)
     SELECT lpad(number::text, 21, '0') || 'A', 'VT-26-' || lpad(number::text, 6, '0'), length, width, total_price, snapshot, repeat('granite ', 200), created_at,
       valid_until, lpad(number::text, 21, '0') || 'A'
     FROM quote, generate_series(1, $2) AS number WHERE id = $1`,
    [id, count],
  );
/** Number of the application's connections that are in a transaction or running a statement. */
const busy = async () =>
  (
    await api.sql<{ count: number }>(
      `SELECT count(*)::integer AS count FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'vanity-tops' AND state LIKE 'idle in transaction%'`,
    )
  )[0]?.count;

describe('the list as CSV', () => {
  it('has titles, numeric amounts, London times, and no formulas', async () => {
    const { id, reference } = await saveAQuote(api, { notes: 'two\nlines, "quoted"' });
    await changeQuote(api, id, {
      customerName: '=HYPERLINK("http://x.example")',
      customerEmail: '@ada.example',
      customerPhone: '+44 118 496 0123',
      deliveryAddress: () => `E'＝1\\n2'`,
      createdAt: new Date('2026-07-01T12:05:00Z'),
      status: 'approved',
      depositState: 'paid',
      received: '35.70',
    });
    const { reply } = await csvOf();
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders-2026-11-21.csv"',
      'cache-control': 'no-store',
    });
    expect(reply.body).toBe(
      '\ufeffReference,Created,Status,Stage,Customer,Email,Phone,Delivery address,Material,Colour,Thickness,' +
        'Length (mm),Width (mm),Sink,Cut-outs,Tops,Price (£),Deposit expected (£),Received (£),Deposit,Balance due (£),Due by,Valid until,Came by,' +
        'Sizes confirmed,Replaced,Counts as,Deleted,Notes\r\n' +
        `${reference},2026-07-01 13:05,Approved,,"'=HYPERLINK(""http://x.example"")",'@ada.example,` +
        `'+44 118 496 0123,"'＝1\n2",Marble,Calacatta Gold,20mm (Standard),1200,350,,,1,357.00,35.70,35.70,Paid,,,2026-12-21,` +
        'Website,,,,,"two\nlines, ""quoted"""\r\n',
    );
    expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });

  it.each([
    ['what is kept of an ended order, paid by card', 'declined', 'paid', '20.00', 'Kept'],
    ['what is kept of an ended order, paid by bank', 'declined', 'none', '20.00', 'Kept'],
    ['a payment that was refunded or undone completely', 'declined', 'paid', '0.00', 'Refunded'],
    ['an unpaid quote', 'pending', 'none', '0.00', 'No Deposit / Needs follow-up'],
  ])('has the payment state of %s', async (_, status, state, received, words) => {
    const { id } = await saveAQuote(api);
    await changeQuote(api, id, { status, depositState: state, received });
    const { lines } = await csvOf();
    expect(lines[0]).toContain(`,${received},${words},`);
  });

  it("has the rows of all pages in the list's order", async () => {
    const { id } = await saveAQuote(api, { notes: 'first' });
    await saveAQuote(api, { notes: 'second', length: 900 });
    await changeQuote(api, id, { customerName: 'Ada Patel', status: 'approved' });
    expect((await csvOf('sort=total&pageSize=1')).lines.map((line) => line.split(',').at(-1))).toEqual([
      'second',
      'first',
    ]);
    expect((await csvOf('search=patel&status=approved')).lines).toHaveLength(1);
    expect((await csvOf('search=patel&status=pending')).lines).toEqual([]);
    expectError(await api.get(`${paths.adminQuotesExport('csv')}?payment=x`, admin), 'request/invalid');
  });

  it.each(['csv', 'xlsx'] as const)('is rejected for requests from other websites: %s', async (format) => {
    const url = paths.adminQuotesExport(format);
    const ask = (site: string) => api.get(url, { ...admin, 'sec-fetch-site': site });
    for (const site of ['cross-site', 'same-site', 'none'])
      expectError(await ask(site), 'request/foreign-origin');
    expect((await ask('same-origin')).statusCode).toBe(200);
  });

  it('is in the audit log without the search text', async () => {
    await saveAQuote(api);
    await csvOf('search=lovelace&status=pending&from=2026-11-01');
    const entries = (await auditEntriesOf(api, 'list')).slice(-1);
    expect(entries).toMatchObject([{ action: 'quote.export', subject_kind: 'quote', before: null }]);
    expect(entries[0]?.after).toEqual({
      format: 'csv',
      rows: 0,
      status: 'pending',
      since: '2026-11-01T00:00:00.000Z',
      isSearched: true,
    });
    expect(JSON.stringify(entries)).not.toContain('lovelace');
  });
});

describe('the list as XLSX', () => {
  it('can be opened by other programs: texts, numbers and times', async () => {
    const { id, reference } = await saveAQuote(api, { notes: '=1+1' });
    await changeQuote(api, id, {
      customerPhone: '+44 118 496 0123',
      createdAt: new Date('2026-07-01T12:05:00Z'),
    });
    const reply = await api.get(paths.adminQuotesExport('xlsx'), admin);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="orders-2026-11-21.xlsx"',
    });
    const [sheet] = (await readXlsxFile(reply.rawPayload)) as unknown as { data: unknown[][] }[];
    const [titles = [], row = []] = sheet?.data ?? [];
    const cells = Object.fromEntries(titles.map((title, index) => [title, row[index]]));
    expect(cells).toMatchObject({
      Reference: reference,
      Created: new Date('2026-07-01T13:05:00Z'),
      Customer: null,
      Phone: '+44 118 496 0123',
      'Length (mm)': 1200,
      'Price (£)': 357,
      'Deposit expected (£)': 35.7,
      'Valid until': new Date('2026-12-21T00:00:00Z'),
      Notes: '=1+1',
    });
  });
});

describe('a client', () => {
  it('that disconnects releases its database connection', { tags: 'thorough' }, async () => {
    await quotesLike((await saveAQuote(api)).id, 4_000);
    await api.app.listen(0, '127.0.0.1');
    const { port } = api.app.getHttpServer().address() as { port: number };
    for (const format of ['csv', 'xlsx'] as const) {
      const request = get({ port, path: paths.adminQuotesExport(format), headers: admin });
      await new Promise((resolve) => request.once('response', (reply) => reply.once('data', resolve)));
      request.destroy();
      await until(async () => (await busy()) === 0);
    }
    expect((await csvOf()).lines).toHaveLength(4_001);
  });

  it('that stops reading is disconnected, and no other client', async () => {
    const pool = new Pool({ connectionString: api.databaseUrl, max: 1 });
    const snapshot = await Snapshot.take(() => pool.connect(), 50);
    const rows = snapshot.inBatches('SELECT generate_series(1, $1::integer)', [2_000]);
    await rows.next();
    expect((await pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await expect(rows.next()).rejects.toThrow('the snapshot has ended');
    await pool.end();
  });
});
