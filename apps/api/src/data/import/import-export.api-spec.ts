import { createHash } from 'node:crypto';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readBackupConfig } from '../../config/read-config';
import { Statements } from '../../database/statements';
import { withDatabase } from '../../database/with-database';
import { CheckPayment } from '../../payments/attempts/check-payment';
import { beginDeposit, lastAttempt } from '../../payments/testing/a-deposit';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { ObjectStorage } from '../../platform/storage/object-storage';
import { saveAQuote } from '../../testing/builders/a-basket';
import { cloneDatabase, type TestDatabase } from '../../testing/database/clone-database';
import { digestOfDatabase } from '../../testing/database/digest-of-database';
import { startApi, type TestApi } from '../../testing/servers/start-api';
import { fillShop } from '../export/testing/fill-shop';
import { writeExport } from '../export/write-export';
import { importExport } from './import-export';

const now = new Date('2026-11-21T12:30:00.000Z');

let folder: string;
let cards: FakeCardPayments;
/** The export of the shop with data. */
let file: string;
const start = (databaseUrl?: string) =>
  startApi({ ...(databaseUrl && { databaseUrl }), now: () => now, cardPayments: cards });

async function exportOf(api: TestApi, name: string): Promise<string> {
  const path = join(folder, name);
  const storage = api.app.get(ObjectStorage, { strict: false });
  await api.app
    .get(Statements, { strict: false })
    .onSnapshot((snapshot) => pipeline(writeExport({ snapshot, storage, at: now }), createWriteStream(path)));
  return path;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  cards = new FakeCardPayments(() => now);
  const shop = await start();
  await fillShop(shop, cards);
  await beginDeposit(shop);
  // A deposit that was begun and failed.
  const failed = await beginDeposit(shop);
  cards.expire(`dep-${failed.id}-1`);
  await shop.app.get(CheckPayment, { strict: false }).check((await lastAttempt(shop, failed.id)).id);
  file = await exportOf(shop, 'export.json');
  await shop.stop();
});
afterAll(() => rmSync(folder, { recursive: true }));

const configOf = (database: TestDatabase) =>
  readBackupConfig({ APP_ENV: 'demo', DATABASE_URL: database.url });

describe('an empty database', () => {
  let database: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    database = await cloneDatabase('empty');
    api = await start(database.url);
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
  });
  const importFile = (path = file) =>
    importExport(path, {
      config: configOf(database),
      storage: api.app.get(ObjectStorage, { strict: false }),
    });

  it('contains the exported shop after an import, and is on hold', async () => {
    expect(await importFile()).toMatchObject({ exportedAt: now.toISOString(), files: 9 });
    const exportedLines = readFileSync(await exportOf(api, 'again.json'), 'utf8').split('\n');
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(exportedLines.filter((line, index) => line !== lines[index])).toEqual([]);
    expect(await api.sql('SELECT id FROM shop_hold')).toEqual([{ id: 1 }]);
  });

  it('has search texts, and failed deposits', async () => {
    const [importedQuote] = await api.sql(`
      SELECT (SELECT count(*)::integer FROM quote WHERE search_text = '') AS "withoutWords",
        (SELECT count(*)::integer FROM quote WHERE deposit_state = 'failed') AS failed`);
    expect(importedQuote).toEqual({ withoutWords: 0, failed: 1 });
  });

  it('has no passwords', async () => {
    expect(await api.sql('SELECT DISTINCT password_hash FROM staff_user')).toEqual([{ password_hash: null }]);
  });

  it('gives the next quote the next reference', async () => {
    const [last] = await api.sql<{ reference: string }>('SELECT max(reference) AS reference FROM quote');
    const { reference } = await saveAQuote(api);
    expect(Number(reference.slice(6))).toBe(Number(last?.reference.slice(6)) + 1);
  });

  it('is required for an import', async () => {
    const before = await digestOfDatabase(api);
    await expect(importFile()).rejects.toThrow(/ is not empty: an export is imported into an empty one\.$/);
    expect(await digestOfDatabase(api)).toEqual(before);
  });
});

/** The file after a change, with a matching digest. */
function changed(change: (text: string) => string): string {
  const text = change(readFileSync(file, 'utf8'));
  const end = text.lastIndexOf('"sha256": ');
  const digest = createHash('sha256').update(text.slice(0, end)).digest('hex');
  return `${text.slice(0, end)}"sha256": "${digest}"\n}\n`;
}

describe('a file', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneDatabase('empty');
  });
  afterAll(() => database.drop());

  it.each<[string, () => string, RegExp]>([
    ['that is truncated', () => readFileSync(file, 'utf8').slice(0, -2_000), /^Line \d+: /],
    [
      'with a changed character',
      () => readFileSync(file, 'utf8').replace('Marble', 'Marmle'),
      /not as it was exported/,
    ],
    ['of something else', () => '{\n"format": "other",\n', /^Line \d+: /],
    [
      'of another version',
      () => changed((text) => text.replace(/"schema": "\w+"/, '"schema": "Invent2099"')),
      /Invent2099/,
    ],
    [
      'with an unknown table',
      () => changed((text) => text.replace('"quote": [', '"quota": [')),
      /there is no such table/,
    ],
    [
      'with a password',
      () =>
        changed((text) => text.replace('{"id":1,"first_name"', '{"password_hash":"x","id":1,"first_name"')),
      /password_hash is never part of an export/,
    ],
    [
      'that lacks a column',
      () => changed((text) => text.replace(/"hex_code":"[^"]+",/, '')),
      /hex_code is missing/,
    ],
    [
      'with an invalid value',
      () => changed((text) => text.replace('"sort_order":0', '"sort_order":"x"')),
      /invalid input syntax/,
    ],
    [
      'with a dangling reference',
      () => changed((text) => text.replace(/"material_id":1,/, '"material_id":999,')),
      /violates foreign key/,
    ],
    [
      'with a file path outside the folder',
      () => changed((text) => text.replace('"key":"images/', '"key":"../images/')),
      /object storage/,
    ],
  ])('%s is rejected, and nothing is saved', async (_, content, problem) => {
    const path = join(folder, 'broken.json');
    writeFileSync(path, content());
    const imported = importExport(path, {
      config: configOf(database),
      storage: { put: () => Promise.resolve() },
    });
    await expect(imported).rejects.toThrow(problem);
    const rows = await withDatabase(database.url, (databaseClient) =>
      databaseClient.run(
        'SELECT (SELECT count(*) FROM staff_user)::integer AS users, (SELECT count(*) FROM shop_hold)::integer AS holds',
      ),
    );
    expect(rows).toEqual([{ users: 0, holds: 0 }]);
  });
});
