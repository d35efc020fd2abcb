// @module-tag thorough
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type AdminTask, paths, type RetentionResponse } from '@app/contracts';
import { CheckPayment } from '../../payments/attempts/check-payment';
import { newIdempotencyKey, beginDeposit, lastAttempt, withKey } from '../../payments/testing/a-deposit';
import { FakeMailSender } from '../../mail/testing/fake-mail-sender';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { londonDateOf } from '../../platform/clock/london-day';
import { aSession, fillBasket, saveAQuote } from '../../testing/builders/a-basket';
import { aForm, aPdf } from '../../testing/builders/a-form';
import { aContact, aTradeInquiry } from '../../testing/builders/an-inquiry';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import { startApi, type TestApi } from '../../testing/servers/start-api';
import { startWorker } from '../../testing/servers/start-worker';
import { until } from '../../testing/until';
import { untilSettled } from '../../testing/until-settled';
import { columnsContaining } from '../testing/find-words';
import { payDeposit } from '../testing/plant-person';
import { retentionRuleIds } from './retention-rules';
import { RetentionSweep } from './retention-sweep';
import { changeQuote } from '../../testing/builders/change-quote';

const start = new Date('2026-01-15T01:00:00.000Z');
const canary = 'zyzzyva';
const email = `${canary}@example.com`;

let now = start;
let storage: string;
let cards: FakeCardPayments;
let api: TestApi;
let worker: NestFastifyApplication;
beforeAll(async () => {
  storage = mkdtempSync(join(tmpdir(), 'retention-files-'));
  cards = new FakeCardPayments(() => now);
  const env = { STORAGE_FOLDER: storage };
  api = await startApi({ cardPayments: cards, env, now: () => now });
  const mailSender = new FakeMailSender();
  worker = await startWorker(api.databaseUrl, { cardPayments: cards, mailSender, env, now: () => now });
});
afterAll(async () => {
  await worker.close();
  await api.stop();
  rmSync(storage, { recursive: true });
});

const years = (count: number, day = 0) => {
  const date = new Date(start);
  date.setUTCFullYear(start.getUTCFullYear() + count);
  return new Date(date.getTime() + day * 24 * 3_600_000);
};
const retentionOf = async (staff: StaffCalls) => (await staff.get(paths.retention)).json<RetentionResponse>();
const dueIn = ({ rules }: RetentionResponse) => rules.map(({ due }) => due);
/** Runs one sweep. @returns how many rows it removed, by rule */
const sweep = async () => {
  const [{ last } = { last: '0' }] = await api.sql<{ last: string }>(
    'SELECT coalesce(max(id), 0) AS last FROM audit_entry',
  );
  await worker.get(RetentionSweep, { strict: false }).sweep();
  const entries = await api.sql<{ after: Record<string, number> }>(
    `SELECT after FROM audit_entry WHERE action = 'retention.run' AND actor_id IS NULL AND id > $1`,
    [last],
  );
  return retentionRuleIds.map((id) => entries.reduce((sum, { after }) => sum + (after[id] ?? 0), 0));
};
const quotes = () =>
  api.sql<{ reference: string; customer_name: string | null; is_deleted: boolean; is_erased: boolean }>(
    `SELECT reference, customer_name, deleted_at IS NOT NULL AS is_deleted, erased_at IS NOT NULL AS is_erased
     FROM quote ORDER BY reference`,
  );

const notes = async () =>
  (await api.sql<{ text: string }>('SELECT text FROM person_note')).map(({ text }) => text);

const tradeCustomers = async () =>
  (await api.sql<{ company: string }>('SELECT company FROM trade_customer')).map(({ company }) => company);

/** A basket with an unpaid quote, a paid order with a file, both inquiries, a kept and a deleted note, and an active and an inactive trade customer. */
async function saveTestData(): Promise<void> {
  const unpaid = await saveAQuote(api, { notes: canary });
  await api.post(paths.emailQuote, { quoteId: unpaid.id, email, name: canary });
  await fillBasket(api, aSession(), unpaid);
  const customer = { customerName: canary, customerEmail: email, customerPhone: '0118 496 0123' };
  const paid = await saveAQuote(api);
  const form = aForm([{ name: `${canary}.pdf`, content: aPdf() }]);
  await api.inject({ method: 'POST', url: paths.quoteAttachments(paid.id), ...form });
  await payDeposit({ api, cards }, await beginDeposit(api, { ...customer, quoteId: paid.id }));
  await api.post(paths.contact, { ...aContact(), firstName: canary, email });
  await api.post(paths.tradeInquiries, { ...aTradeInquiry(), companyName: canary, email });
  const staff = await asStaff(api);
  for (const text of [`Kept, ${canary}`, `Deleted, ${canary}`])
    await staff.post(paths.personNotes, { key: email, text });
  for (const isActive of [true, false])
    await staff.post(paths.tradeCustomers, {
      company: isActive ? 'Still buying' : `Done, ${canary}`,
      email: `${isActive}@trade.example`,
      isActive,
      percentages: [],
    });
  const task = (
    await staff.post(paths.adminTasks, { text: `Ring ${canary}`, dueOn: londonDateOf(start) })
  ).json<AdminTask>();
  await staff.put(paths.adminTask(task.id), { isDone: true });
  await api.sql(`UPDATE person_note SET deleted_at = created_at WHERE text LIKE 'Deleted%'`);
  // A mail sent after the clock was advanced would extend its quote's period.
  await untilSettled(api);
}

it('keeps data for its retention period, says in advance what is due, and then removes it', async () => {
  await saveTestData();
  const admin = await asStaff(api);
  expect(await retentionOf(admin)).toMatchObject({
    rules: [
      { id: 'baskets', keptFor: '90 days', due: 0 },
      { id: 'mails', keptFor: '90 days', due: 0 },
      { id: 'unpaid-quotes', keptFor: '24 months', due: 0 },
      { id: 'inquiries', keptFor: '24 months', due: 0 },
      { id: 'paid', keptFor: '6 years', due: 0 },
      { id: 'invoices', keptFor: '7 years', due: 0 },
      { id: 'tasks', keptFor: '90 days', due: 0 },
    ],
  });

  now = years(0, 89);
  expect(dueIn(await retentionOf(await asStaff(api)))).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(await notes()).toHaveLength(2);
  now = years(0, 92);
  const bodies = async () =>
    (await api.sql('SELECT FROM mail WHERE html IS NOT NULL OR text IS NOT NULL')).length;
  const sent = await bodies();
  expect(sent).toBeGreaterThan(3);
  expect(dueIn(await retentionOf(await asStaff(api)))).toEqual([1, sent, 0, 0, 0, 0, 1]);
  expect(await sweep()).toEqual([1, sent, 0, 0, 0, 0, 1]);
  expect(await api.sql('SELECT FROM basket_item')).toEqual([]);
  expect(await bodies()).toBe(0);
  expect(await notes()).toEqual([`Kept, ${canary}`]);
  // The log of mails still has recipients and subjects.
  expect(
    await api.sql('SELECT FROM mail WHERE to_address = $1 AND subject IS NOT NULL', [email]),
  ).not.toEqual([]);

  now = years(2, -1);
  expect(dueIn(await retentionOf(await asStaff(api)))).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(await tradeCustomers()).toHaveLength(2);
  now = years(2, 1);
  expect(dueIn(await retentionOf(await asStaff(api)))).toEqual([0, 0, 1, 2, 0, 0, 0]);
  expect(await sweep()).toEqual([0, 0, 1, 2, 0, 0, 0]);
  expect(await api.sql('SELECT FROM contact_inquiry UNION ALL SELECT FROM trade_inquiry')).toEqual([]);
  expect(await tradeCustomers()).toEqual(['Still buying']);
  // The person still has a paid order.
  expect(await notes()).toEqual([`Kept, ${canary}`]);
  expect(await quotes()).toMatchObject([
    { customer_name: null, is_deleted: true, is_erased: true },
    { customer_name: canary, is_deleted: false, is_erased: false },
  ]);

  now = years(6, -1);
  expect(dueIn(await retentionOf(await asStaff(api)))).toEqual([0, 0, 0, 0, 0, 0, 0]);
  now = years(6, 1);
  expect(dueIn(await retentionOf(await asStaff(api)))).toEqual([0, 0, 0, 0, 1, 0, 0]);
  const sums = () =>
    api.sql('SELECT sum(deposit_amount), (SELECT sum(received) FROM quote) AS received FROM deposit');
  const before = await sums();
  expect(readdirSync(join(storage, 'attachments'))).toHaveLength(1);
  expect(await sweep()).toEqual([0, 0, 0, 0, 1, 0, 0]);
  expect((await quotes())[1]).toMatchObject({ customer_name: null, is_deleted: false, is_erased: true });
  expect(await sums()).toEqual(before);
  // Invoices must be kept unchanged for longer, by law.
  expect(await columnsContaining(api, canary)).toEqual(['invoice.buyer']);
  await until(() => Promise.resolve(readdirSync(join(storage, 'attachments')).length === 0));
  expect(dueIn(await retentionOf(await asStaff(api)))).toEqual([0, 0, 0, 0, 0, 0, 0]);

  now = years(7, 1);
  expect(await sweep()).toEqual([0, 0, 0, 0, 0, 1, 0]);
  expect(await columnsContaining(api, canary)).toEqual([]);
});

it('says when data was last removed', async () => {
  const { rules } = await retentionOf(await asStaff(api));
  expect(rules.find(({ id }) => id === 'paid')?.lastRemovedAt).toMatch(/^2032-01-1/);
});

describe('an old quote is kept', () => {
  it.each([
    ['with a recent note', `UPDATE timeline_entry SET at = $1`],
    [
      'that was completed without a deposit',
      `UPDATE quote SET status = 'completed' WHERE $1::timestamptz IS NOT NULL`,
    ],
    [
      'with a payment in progress',
      `UPDATE quote SET deposit_state = 'open' WHERE deleted_at IS NULL AND $1::timestamptz IS NOT NULL`,
    ],
  ])('%s', async (_, change) => {
    await api.sql(`UPDATE quote SET erased_at = now() WHERE erased_at IS NULL`);
    now = years(10);
    const quote = await saveAQuote(api);
    await api.post(paths.emailQuote, { quoteId: quote.id, email, name: canary });
    await untilSettled(api);
    await api.sql(`${change}`, [years(11)]);
    now = years(12, 1);
    const { rules } = await retentionOf(await asStaff(api));
    expect(rules.filter(({ id, due }) => due > 0 && id !== 'mails')).toEqual([]);
    await changeQuote(api, null, { depositState: 'none', status: 'pending', deletedAt: null });
  });
});

describe('two tops with one deposit', () => {
  const note = `INSERT INTO timeline_entry (quote_id, kind, details, at) VALUES ($1, 'note', '{"text": "Rang"}', $2)`;
  /** Whether both quotes, their deposit and the mail about them have been anonymised. */
  const isAnonymised = async (quoteIds: readonly string[], depositId: string) => {
    const [row] = await api.sql(
      `SELECT ARRAY(SELECT customer_email IS NULL FROM quote WHERE id = ANY($1) ORDER BY array_position($1, id)) AS quotes,
         (SELECT customer_email LIKE '%.invalid' FROM deposit WHERE id = $2) AS deposit,
         (SELECT to_address LIKE '%.invalid' FROM mail WHERE kind = 'quotes' AND quote_ids @> $1) AS mail`,
      [quoteIds, depositId],
    );
    return row;
  };

  it.each<[string, { isPaid: boolean; update: string | null; first: object }]>([
    [
      'if paid, are removed with the deposit and the mail once the last quote is due',
      { isPaid: true, update: note, first: { quotes: [true, false], deposit: false, mail: false } },
    ],
    [
      'if unpaid, are removed together once both are due',
      { isPaid: false, update: null, first: { quotes: [true, true], deposit: true, mail: true } },
    ],
    [
      'if unpaid but one was completed, share a deposit and a mail that are kept as long as that quote',
      {
        isPaid: false,
        update: `UPDATE quote SET status = 'completed' WHERE id = $1 AND $2::timestamptz IS NOT NULL`,
        first: { quotes: [true, false], deposit: false, mail: false },
      },
    ],
  ])('%s', async (_, { isPaid, update, first }) => {
    await api.sql(`UPDATE quote SET erased_at = now(), customer_name = NULL, customer_email = NULL, customer_phone = NULL,
      notes = NULL WHERE customer_email IS NOT NULL OR erased_at IS NULL`);
    now = years(20);
    const quoteIds = [(await saveAQuote(api)).id, (await saveAQuote(api)).id];
    const deposit = await beginDeposit(api, { quoteIds, customerEmail: email });
    if (isPaid) cards.pay(`dep-${deposit.id}-1`);
    else cards.expire(`dep-${deposit.id}-1`);
    await api.app.get(CheckPayment).check((await lastAttempt(api, deposit.id)).id);
    await api.sql(
      `INSERT INTO mail (id, kind, key, state, to_address, subject, quote_ids, created_at, composed_at, settled_at)
       SELECT id, 'quotes', id, 'sent', $2, 'Both', $1, $3, $3, $3 FROM unnest($1::text[]) AS id LIMIT 1`,
      [quoteIds, email, now],
    );
    if (isPaid) await untilSettled(api);
    if (update) await api.sql(update, [quoteIds[1], years(21)]);

    now = isPaid ? years(26, 1) : years(22, 1);
    await sweep();
    expect(await isAnonymised(quoteIds, deposit.id)).toEqual(first);
    now = years(28, 1);
    await sweep();
    expect(await isAnonymised(quoteIds, deposit.id)).toEqual({
      quotes: [true, true],
      deposit: true,
      mail: true,
    });
  });
});

it('removes and counts each row once, even with several workers', async () => {
  now = new Date('2041-03-01T02:00:00.000Z');
  await api.sql(
    `INSERT INTO basket (session_id, used_at, created_at)
     SELECT 'session-' || to_char(n, 'FM0000000000000') || '-retentionofmany0', $1, $1 FROM generate_series(1, 450) AS n`,
    [new Date('2040-11-01T02:00:00.000Z')],
  );
  await Promise.all([sweep(), sweep(), sweep()]);
  expect(await api.sql(`SELECT FROM basket WHERE session_id LIKE '%-retentionofmany0'`)).toEqual([]);
  const counted = await api.sql(
    `SELECT sum((after ->> 'baskets')::integer)::integer AS baskets FROM audit_entry WHERE action = 'retention.run' AND at = $1`,
    [now],
  );
  expect(counted).toEqual([{ baskets: 450 }]);
});

it('deletes outbox messages 30 days after they were handled, and no pending ones', async () => {
  now = new Date('2043-03-01T09:00:00.000Z');
  const day = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
  await api.sql(
    `INSERT INTO outbox_message (topic, key, payload, created_at, next_try_at, done_at) VALUES
       ('unhandled', 'old', '{}', $1, NULL, $2), ('unhandled', 'new', '{}', $1, NULL, $3),
       ('unhandled', 'pending', '{}', $1, $1, NULL)`,
    [day(90), day(31), day(29)],
  );
  await worker.get(RetentionSweep, { strict: false }).sweep();
  const remainingKeys = () =>
    api.sql(`SELECT key FROM outbox_message WHERE topic = 'unhandled' ORDER BY key`);
  await until(async () => (await remainingKeys()).length < 3);
  expect(await remainingKeys()).toEqual([{ key: 'new' }, { key: 'pending' }]);
});

it('keeps a quote with a payment, even one below the deposit', async () => {
  const staff = await asStaff(api);
  const { id } = await saveAQuote(api);
  const payment = { amount: '20.00', method: 'cash', paidOn: londonDateOf(now), note: canary };
  expect(
    (await staff.post(paths.recordedPayments(id), payment, withKey(newIdempotencyKey()))).statusCode,
  ).toBe(201);
  await changeQuote(api, id, { createdAt: () => `created_at - interval '3 years'` });
  await api.sql(`UPDATE timeline_entry SET at = at - interval '3 years' WHERE quote_id = $1`, [id]);
  await sweep();
  const storedQuote = () => api.sql('SELECT received, deleted_at, erased_at FROM quote WHERE id = $1', [id]);
  const ledger = () =>
    api.sql('SELECT pence, note FROM order_item JOIN ledger_entry USING (order_id) WHERE quote_id = $1', [
      id,
    ]);
  expect(await storedQuote()).toEqual([{ received: '20.00', deleted_at: null, erased_at: null }]);

  // After the period of paid orders it is anonymised; the ledger keeps the amount without its note.
  await changeQuote(api, id, { createdAt: () => `created_at - interval '4 years'` });
  await api.sql(`UPDATE timeline_entry SET at = at - interval '4 years' WHERE quote_id = $1`, [id]);
  await sweep();
  expect(await storedQuote()).toEqual([
    { received: '20.00', deleted_at: null, erased_at: expect.any(Date) as Date },
  ]);
  expect(await ledger()).toEqual([{ pence: '2000', note: null }]);
});
