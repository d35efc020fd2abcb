// The baseline: the same requests on nothing but node:http and pg. It answers as many bytes from the same tables, with
// prepared statements, and does none of the work that a product owes its users: no validation, no pricing, only
// necessary headers. The difference is our own cost.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, get, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import {
  addToBasket,
  beginDeposit,
  countQuotes,
  findBasket,
  findQuote,
  insertQuote,
  listQuotes,
  openCheckout,
} from './bare-statements.ts';

const { DATABASE_URL, PORT, COPIES = '{}', SUMUP_API_URL = '' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const agent = new Agent({ keepAlive: true });

/** What the product answers from memory or files: its addresses, each with the requested encoding. */
const copies = new Map(
  await Promise.all(
    Object.entries(JSON.parse(COPIES) as Record<string, string>).map(
      async ([url, encoding]) => [new URL(url).pathname, await copyResponse(url, encoding)] as const,
    ),
  ),
);

async function copyResponse(url: string, encoding: string) {
  const sent = get(url, { headers: { 'accept-encoding': encoding } });
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  const copiedHeaders = ['content-type', 'content-encoding', 'cache-control', 'etag'] as const;
  const headers = Object.fromEntries(
    copiedHeaders.flatMap((name) => (response.headers[name] ? [[name, response.headers[name]]] : [])),
  );
  return { headers: { ...headers, 'content-length': body.length }, body };
}

function respond(response: ServerResponse, status: number, body: string) {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  response.writeHead(status, headers).end(body);
}

const newId = () => randomBytes(16).toString('base64url');

const toJson = ({ snapshot, ...quote }: { snapshot: object; [column: string]: unknown }) =>
  JSON.stringify({ ...quote, ...snapshot });

async function saveQuote(text: string) {
  const { values, quote, snapshot } = JSON.parse(text) as {
    values: unknown[];
    quote: object;
    snapshot: object;
  };
  const id = newId();
  const now = new Date();
  const until = new Date(now.getTime() + 30 * 86_400_000);
  const { rows } = await pool.query<{ reference: string }>({
    ...insertQuote,
    values: [id, ...values, JSON.stringify(snapshot), now, until],
  });
  return toJson({ id, ...rows[0], ...quote, created_at: now, valid_until: until, snapshot });
}

async function readBasket(sessionId: string) {
  const { rows } = await pool.query<{ snapshot: object }>({ ...findBasket, values: [sessionId] });
  return `{"items":[${rows.map(toJson).join()}]}`;
}

async function addItem(sessionId: string, text: string) {
  const { quoteId } = JSON.parse(text) as { quoteId: string };
  await pool.query({ ...addToBasket, values: [sessionId, newId(), quoteId, new Date()] });
  return readBasket(sessionId);
}

async function createDeposit(text: string) {
  const { quoteId, customerName, customerEmail, customerPhone } = JSON.parse(text) as Record<string, string>;
  const id = newId();
  const values = [id, quoteId, customerName, customerEmail, customerPhone, new Date()];
  const { rows } = await pool.query<{ amount: string; checkout_reference: string; valid_until: Date }>({
    ...beginDeposit,
    values,
  });
  const checkout = await createCheckout({
    ...rows[0],
    amount: Number(rows[0]?.amount),
    currency: 'GBP',
    merchant_code: 'MCDEMO01',
    hosted_checkout: { enabled: true },
  });
  const paymentUrl = checkout.hosted_checkout_url;
  await pool.query({ ...openCheckout, values: [id, checkout.id, paymentUrl] });
  return JSON.stringify({ id, quoteId, customerName, customerEmail, customerPhone, ...rows[0], paymentUrl });
}

async function createCheckout(checkout: object) {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer sup_sk_demo_sandbox' };
  const sent = request(`${SUMUP_API_URL}/v0.1/checkouts`, { method: 'POST', agent, headers });
  sent.end(JSON.stringify(checkout));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return JSON.parse((await buffer(response)).toString()) as { id: string; hosted_checkout_url: string };
}

async function readQuotes() {
  const [quotes, counted] = await Promise.all([
    pool.query(listQuotes),
    pool.query<{ total: number }>(countQuotes),
  ]);
  return JSON.stringify({ rows: quotes.rows, total: counted.rows[0]?.total });
}

async function write(path: string, text: string) {
  if (path === '/api/quotes') return saveQuote(text);
  if (path === '/api/deposit-payments') return createDeposit(text);
  return addItem(path.split('/')[3] ?? '', text);
}

async function read(path: string) {
  if (path === '/api/admin/quotes') return readQuotes();
  const [, , part, id = ''] = path.split('/');
  if (part === 'basket') return readBasket(id);
  const { rows } = await pool.query<{ snapshot: object }>({ ...findQuote, values: [id] });
  const [row] = rows;
  if (!row) throw new Error(`There is no quote ${id}.`);
  return toJson(row);
}

createServer((incoming, response) => {
  const { method, url = '' } = incoming;
  const copy = copies.get(url);
  if (copy) response.writeHead(200, copy.headers).end(copy.body);
  else if (method === 'POST') {
    void buffer(incoming)
      .then((body) => write(url, body.toString()))
      .then((body) => respond(response, 201, body));
  } else void read(url).then((body) => respond(response, 200, body));
}).listen(Number(PORT), '127.0.0.1');
process.on('disconnect', () => process.exit());
