import { paths, type QuoteResponse } from '@app/contracts';
import { Client } from 'pg';
import { aDeposit, newIdempotencyKey, statusOf, withKey } from '../payments/testing/a-deposit';
import { emptiedSql } from '../testing/database/emptied';
import { FakeCardPayments } from '../payments/testing/fake-card-payments';
import { aSession, fillBasket, saveAQuote } from '../testing/builders/a-basket';
import { aContact, aTradeInquiry } from '../testing/builders/an-inquiry';
import { useApi, useStaff } from '../testing/servers/use-api';
import { analyseGrownTables } from './analyse-grown-tables';
import { dataSourceOptions } from './data-source-options';
import { migrate } from './migrate';
import { insertSampleOrders } from './seeds/many/testing/insert-sample-orders';
import { payByCard } from '../payments/testing/use-cards';

/**
 * PostgreSQL plans a named statement once per connection. A plan made while tables are empty may be slow once they have
 * many thousands of rows.
 */
const cards = new FakeCardPayments(() => new Date());
const api = useApi({ cardPayments: cards });
const staff = useStaff(api);

/** All requests of a customer from the calculator to a paid deposit, and staff opening the appointments. */
async function visit(): Promise<void> {
  const basketSessionId = aSession();
  const first = await saveAQuote(api, { basketSessionId });
  const second = await saveAQuote(api, { basketSessionId, replacesQuoteId: first.id });
  await api.get(paths.quote(second.id));
  await fillBasket(api, basketSessionId, first);
  await api.post(paths.basketItems(basketSessionId), { quoteId: second.id, replacesQuoteId: first.id });
  await api.get(paths.basket(basketSessionId));
  const job = await api.post(paths.jobs, { basketSessionId, name: 'Abbey Street' });
  await api.get(paths.job(job.json<QuoteResponse>().id));
  const mailed = await api.post(paths.emailQuote, { quoteIds: [second.id], email: 'ada@example.com' });
  const deposit = await api.post(paths.deposits, aDeposit({ basketSessionId }), withKey(newIdempotencyKey()));
  const { id } = deposit.json<QuoteResponse>();
  await payByCard(api, cards, { id });
  expect(await statusOf(api, id)).toMatchObject({ paymentStatus: 'paid' });
  expect((await staff.get(paths.quoteAppointments(second.id))).statusCode).toBe(200);
  for (const url of [paths.basketItem(basketSessionId, second.id), paths.clearBasket(basketSessionId)])
    await api.inject({ method: 'DELETE', url });
  const contact = await api.post(paths.contact, aContact());
  const trade = await api.post(paths.tradeInquiries, aTradeInquiry());
  expect([mailed, deposit, contact, trade, job].map(({ statusCode }) => statusCode)).toEqual([
    202, 201, 201, 201, 201,
  ]);
}

/** The distinct statements that the API sends to the database meanwhile. */
async function statementsDuring(work: () => Promise<void>): Promise<string[]> {
  const texts = new Set<string>();
  const spy = vi.spyOn(Client.prototype, 'query');
  await work();
  for (const [index, [query]] of (spy.mock.calls as unknown as [string | { text: string }][]).entries()) {
    const { application_name: name } = Reflect.get(
      spy.mock.contexts[index] ?? {},
      'connectionParameters',
    ) as Record<string, unknown>;
    if (name === 'vanity-tops') texts.add(typeof query === 'string' ? query : query.text);
  }
  spy.mockRestore();
  return [...texts].filter((text) => /^\s*(?:WITH|SELECT|INSERT|UPDATE|DELETE)/.test(text));
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** Tables that grow with the number of customers; catalogue tables may be scanned. */
const growingTables = new Set(
  `quote basket basket_item deposit deposit_request payment_attempt quote_revision timeline_entry mail
   outbox_message staff_task use_counter contact_inquiry trade_inquiry
   ledger_entry invoice invoice_line job job_top customer_order order_item balance_request order_cancellation appointment`.split(
    /\s+/,
  ),
);
/** Columns that many rows share, so that an index on only these does not help. */
const isUnselective = /^(?:status|state|kind|payment|channel|topic)$/;

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The growing tables, and indexes of them, that a plan scans completely. */
function fullScansOf(plan: PlanNode, firstColumns: ReadonlyMap<string, string>): string[] {
  return nodesOf(plan).flatMap((node) => {
    const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': index = '' } = node;
    if (type === 'Seq Scan') return growingTables.has(table) ? [`scans ${table}`] : [];
    if (!type.startsWith('Index') && type !== 'Bitmap Index Scan') return [];
    const columns = [...(node['Index Cond'] ?? '').matchAll(/\(+(?:\w+\.)?(\w+)\)? (?:=|<|>)/g)].map(
      ([, column = '']) => column,
    );
    const isLookup =
      columns.includes(firstColumns.get(index) ?? '') &&
      !columns.every((column) => isUnselective.test(column));
    return isLookup ? [] : [`scans ${index}`];
  });
}

/** With the settings of the API's connections. */
async function connect(): Promise<Client> {
  const { extra } = dataSourceOptions({ databaseUrl: '', databasePoolSize: 1 }, []) as {
    extra: { options: string };
  };
  const client = new Client({ connectionString: api.databaseUrl, options: extra.options });
  await client.connect();
  return client;
}

let texts: string[];
beforeAll(async () => {
  texts = await statementsDuring(visit);
});

/** Statements whose plan scans a growing table, made with this number of quotes. */
async function statementsWithScans(quotes: number): Promise<object[]> {
  await api.sql(emptiedSql([...growingTables].join(', ')));
  const client = await connect();
  try {
    await fill(client, quotes);
    const { rows: indexes } = await client.query<{ name: string; leading: string }>(`
      SELECT relname AS name, pg_get_indexdef(indexrelid, 1, true) AS leading
      FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid`);
    const firstColumns = new Map(indexes.map((index) => [index.name, index.leading]));
    const unindexedPlans: object[] = [];
    for (const text of texts) {
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
        `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`,
      );
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
      const scans = plan ? fullScansOf(plan, firstColumns) : ['has no plan'];
      if (scans.length) unindexedPlans.push({ scans, text: text.replace(/\s+/g, ' ').slice(0, 160) });
    }
    return unindexedPlans;
  } finally {
    await client.end();
  }
}

async function fill(client: Client, quotes: number): Promise<void> {
  if (quotes) await insertSampleOrders(client, quotes, Math.ceil(quotes / 3));
  await client.query(`
    INSERT INTO basket (session_id, created_at, used_at)
    SELECT 'session-1763715600000-' || md5(id), created_at, created_at FROM quote`);
  await client.query(`
    INSERT INTO basket_item (id, session_id, quote_id, position)
    SELECT id, 'session-1763715600000-' || md5(id), id, 1 FROM quote`);
  await analyseGrownTables((sql) => client.query(sql), 'all');
}

it.each([0, 5])("no visitor's query scans a whole table, planned with %i quotes", async (quotes) => {
  expect(await statementsWithScans(quotes)).toEqual([]);
});

it.each([100, 10_000])(
  "no visitor's query scans a whole table, planned with %i quotes",
  { tags: 'thorough' },
  async (quotes) => {
    expect(await statementsWithScans(quotes)).toEqual([]);
  },
);

it.each(['', 'show=orders', 'show=quotes', 'sort=-total', 'status=ready', 'page=3'])(
  'staff’s list of orders and quotes (%s) uses indexes in order, and reads only its page',
  { tags: 'thorough' },
  async (query) => {
    await api.sql(emptiedSql([...growingTables].join(', ')));
    const client = await connect();
    try {
      await fill(client, 10_000);
      const spy = vi.spyOn(Client.prototype, 'query');
      await staff.get(`${paths.adminOrders}?${query}`);
      const sent = spy.mock.calls as unknown as [{ text: string; values: unknown[] }][];
      const [page] = sent
        .map(([statement]) => statement)
        .filter(({ text }) => /^\s*SELECT kind, id/.test(text));
      spy.mockRestore();
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
        `EXPLAIN (FORMAT JSON) ${page?.text}`,
        page?.values,
      );
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
      const types = plan ? nodesOf(plan).map((node) => node['Node Type']) : [];
      expect(types).toContain('Limit');
      expect(types.filter((type) => /Sort|Seq Scan|Hash|Bitmap/.test(type))).toEqual([]);
    } finally {
      await client.end();
    }
  },
);

it('PostgreSQL has statistics after migrations, except for small tables', { tags: 'thorough' }, async () => {
  const estimatedRows = async (table: string) =>
    (
      await api.sql<{ rows: number }>('SELECT reltuples::integer AS rows FROM pg_class WHERE relname = $1', [
        table,
      ])
    )[0]?.rows;
  await api.sql(emptiedSql([...growingTables].join(', ')));
  await api.sql(
    `INSERT INTO use_counter SELECT number::text, 1, now() FROM generate_series(1, 20000) AS number`,
  );
  await migrate({ databaseUrl: api.databaseUrl });
  expect([await estimatedRows('use_counter'), await estimatedRows('quote')]).toEqual([20_000, -1]);
});
