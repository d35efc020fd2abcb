// `npm run bench:export`: the whole shop as a file, with 100,000 quotes, 30,000 deposits and 200 MB of attachments, by one
// API as it is built; and how much memory it has meanwhile, for a quick reader and for a slow one. Ends with 1 when it
// grows by 100 MB. `--quotes` and `--deposits` make it smaller; then nothing is written.
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startTestServer } from '../../tools/postgres/test-server.ts';
import { measureExport } from '../orders/measure-export.ts';
import { manyOrders, RunningApi } from '../running-api.ts';
import { toMarkdown } from './report.ts';

const budgetMb = 100;
const files = { count: 40, bytes: 5 * 1024 * 1024 };
/** What the reader rests after each part; one has at most 64 KB. */
const restMs = 2;

const { values } = parseArgs({
  options: {
    quotes: { type: 'string', default: '100000' },
    deposits: { type: 'string', default: '30000' },
    out: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});

/** Papers that were sent along with quotes. */
async function attachFiles(DATABASE_URL: string, folder: string) {
  mkdirSync(join(folder, 'attachments'), { recursive: true });
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(
    `INSERT INTO attachment (id, quote_id, name, type, size, created_at)
     SELECT id, id, 'plan.pdf', 'application/pdf', $2, now() FROM quote ORDER BY id LIMIT $1 RETURNING id`,
    [files.count, files.bytes],
  );
  for (const { id } of rows)
    writeFileSync(join(folder, 'attachments', `${id}.pdf`), randomBytes(files.bytes));
  await client.end();
}

const folder = mkdtempSync(join(tmpdir(), 'bench-export-'));
const database = await startTestServer();
const api = new RunningApi();
try {
  const DATABASE_URL = await manyOrders(database, values);
  await attachFiles(DATABASE_URL, folder);
  const { url, ...session } = await api.start({ DATABASE_URL, STORAGE_FOLDER: folder });
  const wanted = { ...session, url: `${url}/api/admin/export-current-data` };
  const exports = [];
  exports.push(await measureExport({ name: 'the first', ...wanted }));
  exports.push(await measureExport({ name: 'again', ...wanted }));
  exports.push(await measureExport({ name: 'again, by a slow reader', ...wanted, pauseMs: restMs }));

  const report = toMarkdown({ exports, budgetMb, files, ...values });
  if (values.quotes === '100000')
    writeFileSync(new URL(`../results/${values.out}-export.md`, import.meta.url), report.text);
  console.log(report.text);
  process.exitCode = report.isGood ? 0 : 1;
} finally {
  await api.stop();
  await database.stop();
  rmSync(folder, { recursive: true });
}
