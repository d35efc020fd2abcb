// `npm run bench:data`: what goes through all rows takes no more memory the more there are. The whole shop as a file, three
// times by one API and the last time to a slow reader; the day's backup and the day's retention, by one worker each; with
// 100,000 quotes, 30,000 deposits and 200 MB of attachments. Ends with 1 when a process grows by 120 MB. `--quotes` and
// `--deposits` make it another shop; then nothing is written.
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startTestServer } from '../../tools/postgres/test-server.ts';
import { freePorts } from '../../tools/processes/ports.ts';
import { apiMemory } from '../../tools/supervisor/api-memory.ts';
import { measureExport } from '../orders/measure-export.ts';
import { bundle, manyOrders, RunningApi } from '../running-api.ts';
import { startServer } from '../start-server.ts';
import { watchMemory } from '../watch-memory.ts';
import { type Removed, toMarkdown } from './report.ts';

/** V8's young generation, which a process that has just begun has still to fill, is half of it. */
const budgetMb = 120;
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

const folder = mkdtempSync(join(tmpdir(), 'bench-data-'));
// As in life: what retention leaves behind is vacuumed meanwhile.
const database = await startTestServer({ isDurable: true });
const api = new RunningApi();
try {
  const DATABASE_URL = await manyOrders(database, values);
  const env = { DATABASE_URL, STORAGE_FOLDER: folder, BACKUP_FOLDER: join(folder, 'backups') };
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await attachFiles(client);

  const { url, ...session } = await api.start(env);
  const wanted = { ...session, url: `${url}/api/admin/export-current-data` };
  const exports = [
    await measureExport({ name: 'an export, the first', ...wanted }),
    await measureExport({ name: 'an export, again', ...wanted }),
    await measureExport({ name: 'an export, again, by a slow reader', ...wanted, pauseMs: restMs }),
  ];
  await api.stop();

  /** A fresh worker until the query finds what it has done. */
  const byWorker = async (name: string, settings: NodeJS.ProcessEnv, isDone: string) => {
    const [port = 0] = await freePorts(1);
    const worker = await startServer(bundle('worker'), {
      env: { ...env, ...settings, WORKER_PORT: String(port) },
      healthUrl: `http://127.0.0.1:${port}/health`,
      execArgv: apiMemory,
    });
    try {
      return await watchMemory(worker.pid, async () => {
        for (;;) {
          const { rows } = await client.query<{ bytes: string }>(isDone);
          if (rows[0]) return { name, bytes: Number(rows[0].bytes) };
          await sleep(100);
        }
      });
    } finally {
      await worker.stop();
    }
  };
  const retention = await byWorker(
    'retention',
    { BACKUP_AT: 'off' },
    'SELECT 0 AS bytes FROM retention_run WHERE finished_at IS NOT NULL',
  );
  const { rows: runs } = await client.query<Removed>(
    'SELECT mails, unpaid_quotes AS quotes FROM retention_run',
  );
  const backup = await byWorker(
    'a backup',
    { BACKUP_AT: '00:00', PG_DUMP: 'none' },
    `SELECT bytes FROM backup_run WHERE state = 'done'`,
  );
  await client.end();

  const report = toMarkdown({
    exports,
    workers: [retention, backup].map(({ outcome, ...watched }) => ({ ...outcome, ...watched })),
    removed: runs[0],
    budgetMb,
    files,
    ...values,
  });
  if (values.quotes === '100000')
    writeFileSync(new URL(`../results/${values.out}-data.md`, import.meta.url), report.text);
  console.log(report.text);
  process.exitCode = report.isGood ? 0 : 1;
} finally {
  await api.stop();
  await database.stop();
  rmSync(folder, { recursive: true });
}

/** Papers that were sent along with quotes. */
async function attachFiles(client: pg.Client) {
  mkdirSync(join(folder, 'attachments'), { recursive: true });
  const { rows } = await client.query(
    `INSERT INTO attachment (id, quote_id, name, type, size, created_at)
     SELECT id, id, 'plan.pdf', 'application/pdf', $2, now() FROM quote ORDER BY id LIMIT $1 RETURNING id`,
    [files.count, files.bytes],
  );
  for (const { id } of rows)
    writeFileSync(join(folder, 'attachments', `${id}.pdf`), randomBytes(files.bytes));
}
