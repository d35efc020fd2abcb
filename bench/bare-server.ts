// The yardstick: the requests on nothing but node:http and pg (for the PDF, pdfkit). It answers as many bytes from the same
// tables, with statements prepared by name, and does none of the work that a product owes its users: no
// validation, no pricing, no headers but the needed ones. What the product costs beside it is our own doing.
import { randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';
import { barePdf } from './bare-pdf.ts';

const { DATABASE_URL, PORT, MATERIALS_URL = '' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const materials = Buffer.from(await (await fetch(MATERIALS_URL)).arrayBuffer());

const insert = {
  name: 'insert-quote',
  text: `INSERT INTO quote (id, reference, material_id, color_id, thickness_id, sink_type_id, cutout_id, cutout_ids,
           length, width, area, base_price, total_price, snapshot, notes, created_at, valid_until)
         SELECT $1, 'VT-26-' || lpad(nextval('quote_reference_number')::text, 9, '0'), $2, $3, $4, $5, $6::integer, $7::integer[],
           $8, $9, $8::integer * $9::integer / 1000000.0, $10, $11, $12, $13, $14, $15
         RETURNING reference`,
};
const find = {
  name: 'find-quote',
  text: `SELECT id, reference, status, material_id, color_id, thickness_id, sink_type_id, cutout_id, cutout_ids,
           length, width, base_price, total_price, snapshot, notes, replaces_quote_id, created_at, valid_until
         FROM quote WHERE id = $1 AND deleted_at IS NULL`,
};

function answer(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  type = 'application/json; charset=utf-8',
) {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

const findBasket = {
  name: 'find-basket',
  text: `SELECT basket_item.id AS item_id, quote.id, reference, status, material_id, color_id, thickness_id, sink_type_id, cutout_id,
           cutout_ids, length, width, base_price, total_price, snapshot, notes, replaces_quote_id, created_at, valid_until
         FROM basket_item JOIN quote ON quote.id = basket_item.quote_id
         WHERE basket_item.session_id = $1 ORDER BY basket_item.position`,
};

const toReply = ({ snapshot, ...quote }: { snapshot: object; [column: string]: unknown }) =>
  JSON.stringify({ ...quote, ...snapshot });

async function save(text: string) {
  const { quote, snapshot } = JSON.parse(text) as {
    quote: Record<string, unknown> & { cutoutIds: number[] };
    snapshot: object;
  };
  const id = randomBytes(16).toString('base64url');
  const now = new Date();
  const until = new Date(now.getTime() + 30 * 86_400_000);
  const values = [
    id,
    quote.materialId,
    quote.colorId,
    quote.thicknessId,
    quote.sinkTypeId,
    quote.cutoutIds[0],
    quote.cutoutIds,
    quote.length,
    quote.width,
    quote.basePrice,
    quote.totalPrice,
    JSON.stringify(snapshot),
    quote.notes,
    now,
    until,
  ];
  const { rows } = await pool.query<{ reference: string }>({ ...insert, values });
  return toReply({
    id,
    reference: rows[0]?.reference,
    ...quote,
    created_at: now,
    valid_until: until,
    snapshot,
  });
}

createServer((request, response) => {
  if (request.method === 'POST') {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      void save(Buffer.concat(parts).toString()).then((body) => answer(response, 201, body));
    });
  } else if (request.url === '/api/materials') {
    answer(response, 200, materials);
  } else if (request.url?.startsWith('/api/basket/')) {
    const values = [request.url.slice('/api/basket/'.length)];
    void pool.query<{ snapshot: object }>({ ...findBasket, values }).then(({ rows }) => {
      answer(response, 200, `{"items":[${rows.map(toReply).join()}]}`);
    });
  } else {
    const [id, pdf] = request.url?.slice('/api/quotes/'.length).split('/') ?? [];
    const found = pool.query<{ reference: string; snapshot: object }>({ ...find, values: [id] });
    void found.then(async ({ rows: [row] }) => {
      if (!row) throw new Error(`There is no quote ${id}.`);
      if (pdf) answer(response, 200, await barePdf(row), 'application/pdf');
      else answer(response, 200, toReply(row));
    });
  }
}).listen(Number(PORT), '127.0.0.1', () => process.send?.('ready'));
process.on('disconnect', () => process.exit());
