import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { cloneDatabase, type TestDatabase } from '../../testing/clone-database';
import { startApi, type TestApi } from '../../testing/start-api';
import { exportVersion } from '../export/export-format';
import { isRemovedSince } from '../export/older-shapes';
import { RestoreData } from './restore-data';
import { exportTo } from './testing/an-export-of';

type Row = Record<string, unknown>;
interface Exported {
  version: number;
  tables: Record<string, Row[]>;
}

const now = new Date('2026-11-24T09:00:00.000Z');
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Exported;

/** Written by the product as it was: a full shop, without what came later. */
describe.each([1, 2])('a file that was exported as version %s', (version) => {
  let folder: string;
  let database: TestDatabase;
  let api: TestApi;
  let before: Exported;
  let after: Exported;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'older-'));
    const path = join(folder, 'before.json');
    const kept = `${import.meta.dirname}/testing/files-of-before/version-${version}.json.gz`;
    writeFileSync(path, gunzipSync(readFileSync(kept)));
    database = await cloneDatabase('empty');
    const env = { BACKUP_FOLDER: join(folder, 'backups') };
    api = await startApi({ databaseUrl: database.url, now: () => now, env });
    const data = api.app.get(RestoreData, { strict: false });
    const { digest, tables } = await data.check(path);
    expect(tables.find(({ table }) => table === 'quote')?.create).toBeGreaterThan(4);
    const actor = { userId: null, requestId: null };
    await data.restore({ path, actor, digest, confirmation: 'REPLACE' });
    await exportTo(join(folder, 'after.json'), api, now);
    before = read(path);
    after = read(join(folder, 'after.json'));
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
    rmSync(folder, { recursive: true });
  });
  const quotes = () => after.tables.quote ?? [];

  it('is restored with every value that it has', () => {
    expect([before.version, after.version]).toEqual([version, exportVersion]);
    for (const [table, rows] of Object.entries(before.tables)) {
      if (isRemovedSince(version, table)) continue;
      const restored = after.tables[table] ?? [];
      expect({ table, rows: restored.length }).toEqual({ table, rows: rows.length });
      expect(restored).toMatchObject(rows);
    }
  });

  it('gives what it lacks the values that it would have been given by a migration', () => {
    const { staff_user: users = [], deposit: deposits = [], attachment = [] } = after.tables;
    expect(new Set(users.map(({ role }) => role))).toEqual(new Set(['owner']));
    expect(new Set(deposits.map(({ purpose }) => purpose))).toEqual(new Set(['deposit']));
    expect(new Set(attachment.map(({ of_finished_top }) => of_finished_top))).toEqual(new Set([false]));
    // Version 2 had stages of its own.
    if (version > 1) return;
    const [completed] = quotes().filter(({ status }) => status === 'completed');
    expect(completed).toMatchObject({ stage_reached: 'collected', stage_since: completed?.created_at });
  });

  it('has its orders on the board, and tells nobody of it', async () => {
    const orders = await api.sql(
      `SELECT DISTINCT stage, stage_told_at >= stage_since AS "isTold" FROM quote WHERE stage IS NOT NULL ORDER BY 1`,
    );
    expect(orders).toEqual([
      { stage: 'collected', isTold: true },
      { stage: 'to-measure', isTold: true },
    ]);
  });

  it('has its money in the ledger', async () => {
    const entries = await api.sql<{ entry: string }>(
      `SELECT kind || ' ' || sum(pence) AS entry FROM ledger_entry WHERE deposit_id IS NOT NULL GROUP BY kind ORDER BY 1`,
    );
    expect(entries.map(({ entry }) => entry)).toEqual(['payment 3570']);
    const [books] = await api.sql(
      `SELECT sum(received) * 100 = (SELECT sum(pence) FROM ledger_entry) AS "addUp" FROM quote`,
    );
    expect(books).toEqual({ addUp: true });
  });

  it('has nothing invoiced here that was paid there', async () => {
    const [start] = await api.sql<{ since: Date }>('SELECT since FROM invoicing_start');
    expect(start?.since.getTime()).toBeGreaterThanOrEqual(now.getTime());
    expect(after.tables.invoice).toEqual([]);
  });
});
