// @module-tag thorough
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { paths } from '@app/contracts';
import { Statements } from '../database/statements';
import { OutboxRelay } from '../platform/outbox/outbox-relay';
import { ObjectStorage } from '../platform/storage/object-storage';
import { saveAQuote } from '../testing/builders/a-basket';
import { aForm, aPdf } from '../testing/builders/a-form';
import { aContact } from '../testing/builders/an-inquiry';
import { asStaff } from '../testing/as-staff';
import { expectError } from '../testing/expect-error';
import { isLockAwaitedSql } from '../testing/database/is-lock-awaited';
import { startApi, type TestApi } from '../testing/servers/start-api';
import { startWorker } from '../testing/servers/start-worker';
import { until } from '../testing/until';
import { SaveFiles } from './save-files';
import { changeQuote } from '../testing/builders/change-quote';

const start = new Date('2026-11-21T11:00:00.000Z');
const hourMs = 3_600_000;
const email = 'ada@example.com';

let now = start;
let folder: string;
let api: TestApi;
let worker: NestFastifyApplication;
let saveFiles: SaveFiles;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orphaned-files-'));
  const env = { STORAGE_FOLDER: folder };
  api = await startApi({ env, now: () => now });
  worker = await startWorker(api.databaseUrl, { env, now: () => now });
  saveFiles = api.app.get(SaveFiles, { strict: false });
});
afterAll(async () => {
  await worker.close();
  await api.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  now = start;
});
afterEach(() => vi.restoreAllMocks());

const filesKept = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
const waiting = async () =>
  (await api.sql(`SELECT FROM outbox_message WHERE topic = 'delete-files' AND done_at IS NULL`)).length;
const deliverOutboxAfter = async (hours: number) => {
  now = new Date(start.getTime() + hours * hourMs);
  await worker.get(OutboxRelay, { strict: false }).sweep();
};
const send = (url: string) =>
  api.inject({ method: 'POST', url, ...aForm([{ name: 'plan.pdf', content: aPdf() }]) });
const inquire = async () =>
  (await api.post(paths.contact, { ...aContact(), email })).json<{ id: string }>().id;
const erase = async () =>
  (await (await asStaff(api)).post(paths.erasePerson, { key: email, confirmation: email })).statusCode;

/** Once files are stored, and before a row names them. */
const meanwhile = (action: () => Promise<unknown>) => {
  const save = saveFiles.save.bind(saveFiles);
  vi.spyOn(saveFiles, 'save').mockImplementationOnce((files, fields, write) =>
    save(files, fields, async (tx, ids) => {
      await action();
      await write(tx, ids);
    }),
  );
};

it('keeps files that the database refers to, without writing anything', async () => {
  expect((await send(paths.contactAttachments(await inquire()))).statusCode).toBe(201);
  expect(await waiting()).toBe(0);
  await deliverOutboxAfter(48);
  expect(filesKept()).toBe(1);
  expect(await erase()).toBe(200);
  await until(async () => !(await waiting()));
  expect(filesKept()).toBe(0);
});

it('deletes a file left by a crashed process after a day', async () => {
  const id = await inquire();
  meanwhile(() => api.sql(`UPDATE contact_inquiry SET status = 'spam' WHERE id = $1`, [id]));
  const storage = api.app.get(ObjectStorage, { strict: false });
  vi.spyOn(storage, 'delete').mockRejectedValueOnce(new Error('down'));
  expectError(await send(paths.contactAttachments(id)), 'attachment/too-late');
  expect(filesKept()).toBe(1);
  await deliverOutboxAfter(23);
  expect(filesKept()).toBe(1);
  await deliverOutboxAfter(24);
  expect([filesKept(), await waiting()]).toEqual([0, 0]);
});

it('a file cannot be attached after its deadline', async () => {
  meanwhile(() => deliverOutboxAfter(25));
  expectError(await send(paths.contactAttachments(await inquire())), 'server/unavailable');
  expect(await api.sql('SELECT FROM attachment')).toEqual([]);
  expect(filesKept()).toBe(0);
});

describe('while a person is erased', () => {
  it('a file that arrives too late is deleted', async () => {
    const id = await inquire();
    meanwhile(async () => expect(await erase()).toBe(200));
    expectError(await send(paths.contactAttachments(id)), 'inquiry/not-found');
    expect([filesKept(), await waiting()]).toEqual([0, 0]);
  });

  it('no more files are accepted for their orders', async () => {
    const { id } = await saveAQuote(api);
    await changeQuote(api, id, { customerEmail: email, status: 'approved' });
    meanwhile(async () => expect(await erase()).toBe(200));
    expectError(await send(paths.quoteAttachments(id)), 'attachment/too-late');
    expect([filesKept(), await waiting()]).toEqual([0, 0]);
  });

  it('a file that is still being stored is erased too', async () => {
    const id = await inquire();
    const statements = api.app.get(Statements, { strict: false });
    let erasing: Promise<number> | undefined;
    await statements.transaction(async (tx) => {
      await tx.run('SELECT FROM contact_inquiry WHERE id = $1 FOR NO KEY UPDATE', [id]);
      erasing = erase();
      await until(async () => (await api.sql(isLockAwaitedSql)).length > 0);
      const file = { id: id.replace(/^./, 'z'), type: 'application/pdf' } as const;
      await tx.run(
        `INSERT INTO attachment (id, contact_inquiry_id, name, type, size, created_at)
         VALUES ($1, $2, 'plan.pdf', $3, 1, now())`,
        [file.id, id, file.type],
      );
    });
    expect(await erasing).toBe(200);
    expect(await api.sql('SELECT FROM attachment')).toEqual([]);
    expect(await api.sql(`SELECT FROM contact_inquiry WHERE id = $1`, [id])).toEqual([]);
  });
});
