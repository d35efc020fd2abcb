import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  paths,
  type AdminUser,
  type RestoreCheck,
  type RestoreReport,
  type RestoreState,
} from '@app/contracts';
import { anExport } from '../../data/export/testing/an-export';
import { breaches, whole } from '../../data/export/testing/broken-exports';
import { fillShop } from '../../data/export/testing/fill-shop';
import { RestoreData } from '../../data';
import { exportIn, exportTo, linesOf } from '../../data/restore/testing/an-export-of';
import { runExclusively } from '../../database/exclusive-session';
import { Statements } from '../../database/statements';
import { mailKinds } from '../../mail/mail-kind';
import { findDueMails } from '../../mail/mail-statements';
import { findDueAttempts } from '../../payments/attempts/attempt-statements';
import { CheckPayment } from '../../payments/attempts/check-payment';
import { findDueRefunds } from '../../payments/refunds/refund-statements';
import { beginDeposit, lastAttempt } from '../../payments/testing/a-deposit';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { ObjectStorage } from '../../platform/storage/object-storage';
import { createAdmin } from '../../staff/sign-in/create-admin';
import { saveAQuote } from '../../testing/a-basket';
import { auditEntriesOf } from '../../testing/audit-entries';
import { cloneDatabase, type TestDatabase } from '../../testing/clone-database';
import { digestOfDatabase } from '../../testing/digest-of-database';
import { expectRefusal } from '../../testing/expect-refusal';
import { addStaff, signIn } from '../../testing/sign-in';
import { startApi, type TestApi } from '../../testing/start-api';

const now = new Date('2026-11-21T12:30:00.000Z');
const command = { userId: null, requestId: null };

interface Exported {
  tables: Record<string, Record<string, unknown>[]>;
  files: { key: string; content: string; size: number; sha256: string }[];
}

let folder: string;
let cards: FakeCardPayments;
/** Of the shop that is full: the file, and what is in it. */
let file: string;
let exported: Exported;
let openAttempt: string;
const inFolder = (name: string) => join(folder, name);
const start = (databaseUrl?: string) =>
  startApi({
    ...(databaseUrl && { databaseUrl }),
    now: () => now,
    cardPayments: cards,
    env: { SESSION_IDLE_MINUTES: '1000', BACKUP_FOLDER: inFolder('backups') },
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'restore-'));
  cards = new FakeCardPayments(() => now);
  const shop = await start();
  await fillShop(shop, cards);
  const open = await beginDeposit(shop);
  openAttempt = (await lastAttempt(shop, open.id)).id;
  // One that was begun and came to nothing.
  const failed = await beginDeposit(shop);
  cards.expire(`dep-${failed.id}-1`);
  await shop.app.get(CheckPayment, { strict: false }).check((await lastAttempt(shop, failed.id)).id);
  file = inFolder('export.json');
  await exportTo(file, shop, now);
  exported = JSON.parse(readFileSync(file, 'utf8')) as Exported;
  await shop.stop();
});
afterAll(() => rmSync(folder, { recursive: true }));

const sendTo = (api: TestApi, url: string, body: Buffer | string, headers: Record<string, string>) =>
  api.inject({
    method: 'POST',
    url,
    payload: body,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  });
const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const withDigest = (digest: string, confirmation = 'REPLACE') =>
  `${paths.restore}?digest=${digest}&confirmation=${confirmation}`;

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
  const data = () => api.app.get(RestoreData, { strict: false });

  it('becomes the one that was exported, but for the time: also where it has an admin already', async () => {
    const admin = { kind: 'new', email: 'first@example.com', firstName: 'First' } as const;
    await createAdmin(api.app.get(Statements), admin, now);
    const report = await data().restore({
      path: file,
      actor: command,
      digest: null,
      confirmation: 'REPLACE',
    });
    expect(report).toMatchObject({ backup: null, users: 2, openCheckouts: 1 });
    await exportTo(inFolder('again.json'), api, new Date(now.getTime() + 5_000));
    expect(await linesOf(inFolder('again.json'))).toEqual(await linesOf(file));
  });

  it('has what triggers make: sums, words to search by, deposits that failed', async () => {
    const [sums] = await api.sql(`
      SELECT (SELECT count(*)::integer FROM quote WHERE search_text = '') AS "withoutWords",
        (SELECT count(*)::integer FROM quote WHERE payment <> deposit_state AND payment <> 'failed') AS wrong`);
    expect(sums).toMatchObject({ withoutWords: 0, wrong: 0 });
  });

  it('goes on with the reference after the last that was given out', async () => {
    const last = Math.max(
      ...(exported.tables.quote ?? []).map(({ reference }) => Number(String(reference).slice(6))),
    );
    expect((await saveAQuote(api)).reference).toBe(`VT-26-${String(last + 1).padStart(5, '0')}`);
  });

  it('issues invoices since the shop did that was exported, so what was paid there counts as invoiced here', async () => {
    const [start] = await api.sql(
      `SELECT since <= (SELECT min(issued_at) FROM invoice) AS "isFirst",
         since <= (SELECT min(recorded_at) FROM ledger_entry WHERE id IN (SELECT entry_id FROM invoice)) AS "hasMoney"
       FROM invoicing_start`,
    );
    expect(start).toEqual({ isFirst: true, hasMoney: true });
  });

  it('serves the pictures and papers that came along', async () => {
    const storage = api.app.get(ObjectStorage, { strict: false });
    expect(exported.files.length).toBeGreaterThan(7);
    for (const { key } of exported.files) expect([key, await storage.exists(key)]).toEqual([key, true]);
    expect(await api.sql(`SELECT FROM outbox_message WHERE topic = 'delete-files'`)).toEqual([]);
  });

  it('has no password of anybody, and nobody is signed in', async () => {
    expect(await api.sql(`SELECT email FROM staff_user WHERE password_hash IS NOT NULL`)).toEqual([]);
    expect(await api.sql('SELECT FROM staff_session')).toEqual([]);
  });

  it('never gives a reference again, even if an older file is restored', async () => {
    const { reference } = await saveAQuote(api);
    const report = await data().restore({
      path: file,
      actor: command,
      digest: null,
      confirmation: 'REPLACE',
    });
    expect(report.backup).toMatch(/^2026-/);
    expect(report.nextReference > reference).toBe(true);
    expect((await saveAQuote(api)).reference).toBe(report.nextReference);
  });

  it('goes on with the numbers of invoices behind those of the file, and never gives one again', async () => {
    const counters = () =>
      api.sql<{ kind: string; last: number }>('SELECT kind, last FROM invoice_counter ORDER BY kind');
    const before = await counters();
    expect(before).not.toEqual([]);
    expect(before).toEqual(
      await api.sql('SELECT kind, max(sequence) AS last FROM invoice GROUP BY kind ORDER BY kind'),
    );
    // Somebody has these on paper, though the file does not know them.
    await api.sql('UPDATE invoice_counter SET last = last + 5');
    await data().restore({ path: file, actor: command, digest: null, confirmation: 'REPLACE' });
    expect(await counters()).toEqual(before.map(({ kind, last }) => ({ kind, last: last + 5 })));
  });
});

describe('a shop that is open', { tags: 'thorough' }, () => {
  let api: TestApi;
  let backup: string;
  let session: { cookie: string };
  beforeAll(async () => {
    api = await start();
    session = await signIn(api);
    const kim = await addStaff(api, { email: 'kim@example.com', isAdmin: true });
    await addStaff(api, { email: 'sam@example.com' });
    session = await signIn(api, kim);
    await saveAQuote(api);
  });
  afterAll(() => api.stop());

  const state = async () => (await api.get(paths.restore, session)).json<RestoreState>();
  const check = (body: Buffer | string) => sendTo(api, paths.checkRestore, body, session);
  const restore = (body: Buffer | string, url = withDigest(sha256(body))) => sendTo(api, url, body, session);

  it('is told what a restore would do, and nothing is written', async () => {
    const before = await digestOfDatabase(api);
    const reply = await check(readFileSync(file));
    expect(reply.statusCode).toBe(200);
    const told = reply.json<RestoreCheck>();
    expect(told).toMatchObject({
      digest: sha256(readFileSync(file)),
      exportedAt: now.toISOString(),
      isEmpty: false,
      users: 2,
      openCheckouts: 1,
      content: [],
      files: { inFile: exported.files.length, create: exported.files.length },
    });
    const of = (table: string) => told.tables.find((each) => each.table === table);
    expect(of('quote')).toMatchObject({
      inFile: exported.tables.quote?.length,
      here: 1,
      create: exported.tables.quote?.length,
      remove: 1,
      examples: ['VT-26-00001'],
    });
    // The From price of one followed a colour.
    expect(of('material')).toMatchObject({ create: 0, remove: 0, update: 1, same: 4 });
    expect(of('color')).toMatchObject({
      update: exported.tables.color?.filter((c) => c.version !== 1).length,
    });
    expect(await digestOfDatabase(api)).toEqual(before);
  });

  it.each<[string, (parts: Exported) => void, RegExp]>([
    [
      'points to nothing',
      ({ tables }) => Object.assign(tables.quote?.[1] ?? {}, { material_id: 4711 }),
      /^Line \d+, quote, row 2, (color_id, )?material_id: it points to a row of (color|material) that is not in the file\.$/,
    ],
    [
      'follows itself in the end',
      ({ tables: { quote = [] } }) => {
        Object.assign(quote[0] ?? {}, { replaces_quote_id: quote[1]?.id });
        Object.assign(quote[1] ?? {}, { replaces_quote_id: quote[0]?.id });
      },
      /quote, row 1, replaces_quote_id: the rows follow one another in a ring\.$/,
    ],
    [
      'is there twice',
      ({ tables }) => tables.staff_user?.push({ ...tables.staff_user[0] }),
      /staff_user, row 3, id: another row of the file has the same\.$/,
    ],
    [
      'has the name of another',
      ({ tables }) => tables.staff_user?.push({ ...tables.staff_user[0], id: 99 }),
      /staff_user, row 3, email: another row of the file has the same\.$/,
    ],
    [
      'breaks a rule',
      ({ tables }) => Object.assign(tables.quote?.[2] ?? {}, { status: 'odd' }),
      /quote, row 3: it breaks the rule ck_quote_status\.$/,
    ],
    [
      'has a value that is too large',
      ({ tables }) => Object.assign(tables.quote?.[0] ?? {}, { total_price: '99999999999999.00' }),
      /quote, row 1: it has a value that does not fit\.$/,
    ],
    [
      'is no picture',
      ({ files }) => {
        const content = Buffer.from('<script>');
        Object.assign(files.find(({ key }) => key.endsWith('.jpg')) ?? {}, {
          content: content.toString('base64'),
          size: content.length,
          sha256: sha256(content),
        });
      },
      /files, row \d+, content: it is not what its name says\.$/,
    ],
  ])('refuses a file in which something %s, and the place is named', async (_, spoil, said) => {
    const parts = JSON.parse(readFileSync(file, 'utf8')) as Exported;
    spoil(parts);
    const spoiled = anExport({ rows: parts.tables, files: parts.files }).join('\n');
    const before = await digestOfDatabase(api);
    for (const ask of [check, restore]) {
      const { details } = expectRefusal(await ask(spoiled), 'restore/not-an-export');
      expect(details?.fields?.[0]?.message).toMatch(said);
      expect(details?.place?.line).toBeGreaterThan(7);
    }
    expect(await digestOfDatabase(api)).toEqual(before);
  });

  it('refuses every broken file, and the place is named', async () => {
    const before = await digestOfDatabase(api);
    for (const [what, breach, said] of breaches) {
      const broken = breach(whole());
      const body = Array.isArray(broken) ? broken.join('\n') : broken;
      for (const ask of [check, restore]) {
        const code = what === 'a newer version' ? 'restore/newer-format' : 'restore/not-an-export';
        const { details } = expectRefusal(await ask(body), code);
        expect([what, details?.fields?.[0]?.message]).toEqual([what, expect.stringMatching(said)]);
        expect(details?.place?.line).toBeGreaterThan(0);
      }
    }
    expect(await digestOfDatabase(api)).toEqual(before);
  });

  it('is not restored without the word, nor from another file than was looked at', async () => {
    const content = readFileSync(file);
    expectRefusal(await restore(content, withDigest(sha256(content), 'yes')), 'restore/not-confirmed');
    expectRefusal(await restore(content, paths.restore), 'restore/not-confirmed');
    expectRefusal(await restore(content, withDigest(sha256('another'))), 'restore/changed-meanwhile');
    expectRefusal(
      await sendTo(api, withDigest(sha256(content)), content, { ...session, origin: 'https://evil.example' }),
      'request/foreign-origin',
    );
  });

  it('is restored by one at a time', async () => {
    await runExclusively(api.databaseUrl, async () => {
      expect(await state()).toMatchObject({ isUnderWay: true, heldSince: null });
      expectRefusal(await restore(readFileSync(file)), 'migration/under-way');
    });
    expect(await state()).toMatchObject({ isUnderWay: false });
  });

  it('leaves no file of what was sent on the disk', () => {
    expect(
      readdirSync(tmpdir()).filter((name) => name.startsWith(`vanity-top-upload-${process.pid}-`)),
    ).toEqual([]);
  });

  it('is not restored by somebody who is demoted while the file is on its way, or after it', async () => {
    const robin = await addStaff(api, { email: 'robin@example.com', isAdmin: true });
    const demote = () => api.sql(`UPDATE staff_user SET is_admin = false WHERE email = 'robin@example.com'`);
    const theirs = await signIn(api, robin);
    const content = readFileSync(file);
    for (const url of [paths.checkRestore, withDigest(sha256(content))]) {
      await api.sql(`UPDATE staff_user SET is_admin = true WHERE email = 'robin@example.com'`);
      const reply = await api.inject({
        method: 'POST',
        url,
        payload: Readable.from(
          (async function* () {
            yield content.subarray(0, 1_000);
            await demote();
            yield content.subarray(1_000);
          })(),
        ),
        headers: { ...theirs, 'content-type': 'application/octet-stream' },
      });
      expectRefusal(reply, 'auth/not-an-admin');
    }
    const [account] = await api.sql<{ id: number }>(
      `SELECT id FROM staff_user WHERE email = 'robin@example.com'`,
    );
    const late = { path: file, actor: { userId: account?.id ?? 0, requestId: 'late' }, digest: null };
    await expect(
      api.app.get(RestoreData, { strict: false }).restore({ ...late, confirmation: 'REPLACE' }),
    ).rejects.toMatchObject({ code: 'auth/signed-out' });
    expect((await api.sql('SELECT FROM quote')).length).toBe(1);
    await api.sql(`DELETE FROM staff_user WHERE email = 'robin@example.com'`);
  });

  it('becomes the one that was exported, and who restored it stays', async () => {
    const reply = await restore(readFileSync(file));
    expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 200 });
    const report = reply.json<RestoreReport>();
    expect(report).toMatchObject({ files: exported.files.length, openCheckouts: 1 });
    expect(report.backup).toMatch(/^2026-/);
    backup = report.backup ?? '';
    await exportTo(inFolder('on-top.json'), api, now);
    const before = await linesOf(file);
    const others = (await linesOf(inFolder('on-top.json'))).filter(
      (line) => !before.includes(line) && !before.includes(line.replace(/,$/, '')),
    );
    expect(others).toEqual([
      expect.stringMatching(/"email":"kim@example.com"/),
      expect.stringMatching(/"action":"database.restore"/),
      expect.stringMatching(/^"checksums"/),
    ]);
    expect((await auditEntriesOf(api, 'all')).at(-1)).toMatchObject({
      action: 'database.restore',
      actor: 'kim@example.com',
      after: { digest: sha256(readFileSync(file)), backup: report.backup },
    });
    expect(await state()).toEqual({
      isUnderWay: false,
      mostBytes: 2_048_000_000,
      heldSince: now.toISOString(),
      openCheckouts: 1,
      usersWithoutPassword: 0,
    });
  });

  it('asks nobody about payments, and writes to nobody, until staff allow it', async () => {
    const payments = api.app.get(CheckPayment, { strict: false });
    const statements = api.app.get(Statements, { strict: false });
    const due = async () => [
      (await statements.run(findDueAttempts, [now, 100])).length,
      (await statements.run(findDueRefunds, [now, 100])).length,
      (await statements.run(findDueMails, [now, 100, mailKinds])).length,
    ];
    const attempt = exported.tables.payment_attempt?.find(({ id }) => id === openAttempt);
    const asked = cards.calls.length;
    await payments.check(openAttempt);
    await api.get(paths.depositStatus(String(attempt?.deposit_id)));
    await payments.check(openAttempt);
    expect(cards.calls).toHaveLength(asked);
    expect(await due()).toEqual([0, 0, 0]);
    // What comes to the shop after the restore goes its way.
    const { id } = await beginDeposit(api);
    await payments.check((await lastAttempt(api, id)).id);
    expect(cards.calls.length).toBeGreaterThan(asked);

    const reply = await api.inject({ method: 'POST', url: paths.releaseRestore, headers: session });
    expect(reply.json()).toMatchObject({ heldSince: null, openCheckouts: 0, usersWithoutPassword: 0 });
    const askedBefore = cards.calls.length;
    await payments.check(openAttempt);
    expect(cards.calls.length).toBeGreaterThan(askedBefore);
    const [, refunds = 0, mails = 0] = await due();
    expect(refunds).toBe(1);
    expect(mails).toBeGreaterThan(2);
    expect((await auditEntriesOf(api, 'all')).at(-1)).toMatchObject({
      action: 'database.release',
      after: { openCheckouts: 1 },
    });
    expectRefusal(
      await api.inject({ method: 'POST', url: paths.releaseRestore, headers: session }),
      'restore/nothing-held',
    );
  });

  it('lets those sign in as before who had an account here, and others are invited anew', async () => {
    await signIn(api, { email: 'sam@example.com', password: 'granite counter plinth' });
    await signIn(api);
    await api.sql(`UPDATE staff_user SET password_hash = NULL WHERE email = 'sam@example.com'`);
    expect((await state()).usersWithoutPassword).toBe(1);
    const users = (await api.get(paths.adminUsers, session)).json<AdminUser[]>();
    const sam = users.find(({ email }) => email === 'sam@example.com');
    expect(sam?.state).toBe('invited');
    const invited = await api.inject({
      method: 'POST',
      url: paths.inviteAgain(sam?.id ?? 0),
      headers: session,
    });
    expect(invited.statusCode).toBe(200);
    expect((await state()).usersWithoutPassword).toBe(0);
  });

  it('goes back to what it was by the backup that was taken', async () => {
    const path = exportIn(inFolder('backups'), backup);
    const data = api.app.get(RestoreData, { strict: false });
    await data.restore({ path, actor: command, digest: null, confirmation: 'REPLACE' });
    expect(await api.sql('SELECT reference FROM quote')).toEqual([{ reference: 'VT-26-00001' }]);
  });
});
