import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { paths, type ErasureReport, type MoneyResponse, type PersonSummary } from '@app/contracts';
import { saveAQuote } from '../testing/builders/a-basket';
import { expectError } from '../testing/expect-error';
import { untilSettled } from '../testing/until-settled';
import { columnsContaining, filesContaining } from './testing/find-words';
import { attach, bob } from './testing/plant-person';
import { canary, email, digits, usePrivacy } from './testing/use-privacy';

const {
  api,
  staff,
  storage,
  logLines,
  runWorker,
  stopWorker,
  find,
  summary,
  erase,
  mailTo,
  confirmCustomer,
  plant,
} = usePrivacy();
let plantedPerson: Awaited<ReturnType<typeof plant>>;
/** Keys that staff add to the address. */
let also: string[];
beforeAll(async () => {
  plantedPerson = await plant();
  also = (await summary()).json<PersonSummary>().mayBeAdded;
  await api.sql(`UPDATE quote SET status = 'completed' WHERE received > 0`);
});
const sums = async () =>
  (
    await api.sql(
      `SELECT (SELECT sum(deposit_amount) FROM deposit) AS deposits, (SELECT sum(total_amount) FROM deposit) AS totals,
        (SELECT sum(received) FROM quote) AS received, (SELECT sum(total_price) FROM quote) AS quoted,
        (SELECT sum(received) FROM customer_order) AS of_orders,
        (SELECT sum(amount) FROM payment_attempt WHERE state = 'paid') AS charged,
        (SELECT sum(amount) FROM refund WHERE state = 'confirmed') AS refunds,
        (SELECT sum(pence) FROM ledger_entry WHERE kind = 'refund') AS refunded,
        (SELECT sum(pence) FROM ledger_entry) AS ledger,
        (SELECT count(*) FROM ledger_entry WHERE order_id IS NOT NULL) AS recorded,
        (SELECT count(*) FROM payment_attempt WHERE transaction_id IS NOT NULL) AS transactions`,
    )
  )[0];
/** The Money report without figures about quotes, as erasing deletes quotes that were not ordered. */
const moneyReport = async () => {
  const { weeks } = (await staff.get(paths.money)).json<MoneyResponse>();
  return weeks.map(({ quotes: _quotes, expected: _expected, ...figures }) => figures);
};

it('requires the key twice', async () => {
  const { details } = expectError(await erase(email, 'bob@example.com'), 'request/invalid');
  expect(details?.fields).toMatchObject([{ field: 'confirmation' }]);
  expectError(await erase('nobody@example.com'), 'person/not-found');
  expectError(await erase('no key at all'), 'person/not-found');
});

it('leaves nothing of a person except on invoices, and all amounts unchanged', async () => {
  const before = {
    sums: await sums(),
    books: await moneyReport(),
    places: await columnsContaining(api, canary),
  };
  // Makes sure that the person is in each of these columns before.
  const places = `attachment.name contact_inquiry.configuration contact_inquiry.message deposit.customer_email
       deposit.delivery_address deposit.description inquiry_event.text mail.details mail.html mail.remark
       mail.subject mail.text mail.to_address mail.to_name measurement.note order_cancellation.reason quote_revision.agreed_by
       person_note.key person_note.text quote.customer_email quote.customer_name quote.delivery_address
       quote.notes quote.snapshot refund.reason refund.remark staff_task.note timeline_entry.details
       trade_customer.company trade_customer.email trade_inquiry.specifications`;
  expect(before.places).toEqual(expect.arrayContaining(places.split(/\s+/)));
  // Queues and the audit log never contain personal texts.
  for (const word of [canary, digits])
    expect(
      (await columnsContaining(api, word)).filter((place) => /^(audit|outbox|bull)/.test(place)),
    ).toEqual([]);
  expect(filesContaining(storage, canary)).toHaveLength(3);

  const report = await erase(` ${email.toUpperCase()} `, email, also);
  expect({ status: report.statusCode, body: report.body }).toMatchObject({ status: 200 });
  expect(report.json<ErasureReport>()).toMatchObject({ deposits: 4, inquiries: 3, attachments: 3 });
  await untilSettled(api);

  // Invoices must be kept unchanged for years, by law.
  expect(await columnsContaining(api, canary)).toEqual(['invoice.buyer', 'invoice.reason']);
  expect(await columnsContaining(api, digits)).toEqual([]);
  expect(filesContaining(storage, canary)).toEqual([]);
  expect(readdirSync(join(storage, 'attachments'))).toEqual([]);
  expect(logLines.length).toBeGreaterThan(0);
  for (const word of [canary, digits]) expect(logLines.filter((line) => line.includes(word))).toEqual([]);

  expect(await sums()).toEqual(before.sums);
  expect(await moneyReport()).toEqual(before.books);
  const [order] = await api.sql(
    'SELECT status, deposit_state, customer_name, notes, deleted_at FROM quote WHERE id = $1',
    [plantedPerson.orderId],
  );
  expect(order).toEqual({
    status: 'completed',
    deposit_state: 'paid',
    customer_name: null,
    notes: null,
    deleted_at: null,
  });
  const [deposit] = await api.sql('SELECT status, customer_name, customer_email FROM deposit WHERE id = $1', [
    plantedPerson.depositId,
  ]);
  expect(deposit).toEqual({
    status: 'paid',
    customer_name: 'Erased',
    customer_email: 'erased@erased.invalid',
  });
});

it('keeps revised and renewed quotes only if they were agreed or paid, without the person', async () => {
  const { staffOrderId, revisedId, adjustedId, renewedId } = plantedPerson;
  const rows = await api.sql(
    `SELECT customer_name, customer_email, customer_phone, notes, delivery_address, status, received,
       standing = 'superseded' AS is_superseded, deleted_at IS NOT NULL AS is_deleted, snapshot -> 'adjustments' AS adjustments
     FROM quote WHERE id = ANY($1) ORDER BY array_position($1, id)`,
    [[staffOrderId, revisedId, adjustedId, renewedId]],
  );
  const emptied = {
    customer_name: null,
    customer_email: null,
    customer_phone: null,
    notes: null,
    delivery_address: null,
    adjustments: [{ unit: 'pounds', amount: '-25.00', reason: 'Erased' }],
  };
  expect(rows).toMatchObject([
    { ...emptied, status: 'approved', received: '0.00', is_superseded: true, is_deleted: false },
    { ...emptied, status: 'completed', is_superseded: false, is_deleted: false },
    { ...emptied, status: 'pending', received: '0.00', is_deleted: true },
    { ...emptied, status: 'pending', received: '0.00', is_deleted: true },
  ]);
  expect(Number(rows[1]?.received)).toBeGreaterThan(0);
});

it("keeps somebody else's quote, without data of the erased person", async () => {
  const [quote] = await api.sql(
    'SELECT customer_name, customer_email, customer_phone, notes, deleted_at FROM quote WHERE id = $1',
    [plantedPerson.othersQuoteId],
  );
  expect(quote).toEqual({
    customer_name: 'Bob',
    customer_email: 'bob@example.com',
    customer_phone: null,
    notes: 'For Bob',
    deleted_at: null,
  });
  expect((await find('bob@example.com')).map(({ key, inquiries }) => [key, inquiries])).toEqual([
    ['bob@example.com', 1],
  ]);
});

it('keeps an order that the person paid for somebody else', async () => {
  const [order] = await api.sql(
    `SELECT customer_name AS "customerName", customer_email AS "customerEmail", customer_phone AS "customerPhone", notes,
       delivery_address, deposit_state FROM quote WHERE id = $1`,
    [plantedPerson.paidForOthersId],
  );
  expect(order).toEqual({ ...bob, notes: 'For Bob', delivery_address: null, deposit_state: 'paid' });
});

it('erases nothing a second time, and finds nobody', async () => {
  expectError(await erase(), 'person/not-found');
  expectError(await summary(), 'person/not-found');
  expectError(await staff.post(paths.exportPerson, { key: email }), 'person/not-found');
  expectError(await erase('erased@erased.invalid'), 'person/not-found');
  for (const search of [canary, 'erased']) expect(await find(search)).toEqual([]);
});

it('logs that somebody was erased and by which user, but not the erased person', async () => {
  const entries = await api.sql(
    `SELECT action, actor_id IS NOT NULL AS has_actor, subject_name, before FROM audit_entry
     WHERE action = 'person.erase' ORDER BY id LIMIT 1`,
  );
  expect(entries).toMatchObject([
    { action: 'person.erase', has_actor: true, subject_name: null, before: { inquiries: 3, attachments: 3 } },
  ]);
});

it('retries deleting a file until it succeeds', async () => {
  const quote = await saveAQuote(api);
  await mailTo(quote.id, 'late@example.com');
  await attach(api, paths.quoteAttachments(quote.id), canary);
  await confirmCustomer(quote.id, 'late@example.com');
  await untilSettled(api);
  await stopWorker();
  expect((await erase('late@example.com')).statusCode).toBe(200);
  expect(readdirSync(join(storage, 'attachments'))).toHaveLength(1);
  await runWorker();
  await untilSettled(api);
  expect(readdirSync(join(storage, 'attachments'))).toEqual([]);
});
