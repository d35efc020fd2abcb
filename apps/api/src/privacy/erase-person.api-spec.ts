import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConsoleLogger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  paths,
  type ErasureReport,
  type MoneyResponse,
  type PersonSummary,
  type PersonMatch,
} from '@app/contracts';
import { beginDeposit } from '../payments/testing/a-deposit';
import { FakeMailSender } from '../mail/testing/fake-mail-sender';
import { FakeCardPayments } from '../payments/testing/fake-card-payments';
import { saveAQuote } from '../testing/builders/a-basket';
import { asStaff, type StaffCalls } from '../testing/as-staff';
import { expectError } from '../testing/expect-error';
import { startApi, type TestApi } from '../testing/servers/start-api';
import { expectSuccess } from '../testing/expect-success';
import { startWorker } from '../testing/servers/start-worker';
import { untilSettled } from '../testing/until-settled';
import { londonDateOf } from '../platform/clock/london-day';
import { columnsContaining, filesContaining } from './testing/find-words';
import { attach, bob, payDeposit, plantPerson } from './testing/plant-person';
import { changeQuote } from '../testing/builders/change-quote';

/** Part of every text about or by the person, and of nothing else. */
const canary = 'zyzzyva';
const email = `${canary}@canary.example`;
const number = '0118 496 0777';
const digits = '4960777';
const address = `7 ${canary} Lane, Reading, RG1 7ZZ`;

let storage: string;
let cards: FakeCardPayments;
let api: TestApi;
let worker: NestFastifyApplication;
let staff: StaffCalls;
let plantedPerson: Awaited<ReturnType<typeof plantPerson>>;
/** Keys that staff add to the address. */
let also: string[];
const logLines: string[] = [];

/** Records all log lines of both processes, at any level. */
class RecordingLogger extends ConsoleLogger {
  override printMessages(messages: unknown[]): void {
    logLines.push(JSON.stringify(messages));
  }
  override printStackTrace(stack: string): void {
    logLines.push(String(stack));
  }
}

const mails = new FakeMailSender();
const startOurWorker = () =>
  startWorker(api.databaseUrl, {
    cardPayments: cards,
    mailSender: mails,
    env: { STORAGE_FOLDER: storage, BACKGROUND_TIME_SCALE: '100' },
  });
const mailTo = (quoteId: string, address: string) =>
  expectSuccess(api.post(paths.emailQuote, { quoteId, email: address }));
/** Staff confirm the details that came with the quote's link. */
const confirmCustomer = async (quoteId: string, customerEmail: string) =>
  expect((await staff.put(paths.adminQuoteCustomer(quoteId), { customerEmail })).statusCode).toBe(200);
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

beforeAll(async () => {
  storage = mkdtempSync(join(tmpdir(), 'people-files-'));
  cards = new FakeCardPayments();
  const env = { STORAGE_FOLDER: storage, BACKGROUND_TIME_SCALE: '100' };
  api = await startApi({ cardPayments: cards, env });
  worker = await startOurWorker();
  const logger = new RecordingLogger('', {
    logLevels: ['verbose', 'debug', 'log', 'warn', 'error', 'fatal'],
  });
  api.app.useLogger(logger);
  worker.useLogger(logger);
  staff = await asStaff(api);
  plantedPerson = await plantPerson({ api, staff, cards, mails, canary, email, phone: number, address });
  await untilSettled(api);
});
afterAll(async () => {
  await worker.close();
  await api.stop();
  rmSync(storage, { recursive: true });
});

const find = async (search: string) =>
  (await staff.get(`${paths.people}?search=${encodeURIComponent(search)}`)).json<PersonMatch[]>();
const summary = (addedKeys: string[] = []) =>
  staff.post(paths.personHoldings, { key: email, also: addedKeys });
const erase = (key = email, confirmation = key, addedKeys: string[] = []) =>
  staff.post(paths.erasePerson, { key, confirmation, also: addedKeys });

it('finds a person by name, address and number in any format, once per address', async () => {
  for (const search of [canary, 'ELEANOR zyz', email.slice(0, 12), '+44 (0)118 4960777', '960 777']) {
    const foundPeople = await find(search);
    expect([search, foundPeople.map(({ key }) => key)]).toEqual([
      search,
      expect.arrayContaining([email]) as unknown,
    ]);
  }
  expect(await find('')).toEqual([]);
  expect(await find('nobody at all')).toEqual([]);
  const [person] = await find(canary.toUpperCase());
  expect(person).toMatchObject({
    key: email,
    emails: [email],
    phones: expect.arrayContaining([number]) as unknown,
    inquiries: 3,
    deposits: 4,
  });
});

it('counts the mails to a person as the list does, and mails about them to others', async () => {
  const [listed] = (await find(canary)).filter(({ key }) => key === email);
  const summaryNow = (await summary()).json<PersonSummary>();
  expect(summaryNow.mails).toBe(listed?.mails);
  expect(summaryNow.mailsAboutThem).toBeGreaterThan(0);
});

it('includes everything with the address, and suggests keys that staff may add', async () => {
  const references = await api.sql<{ reference: string }>('SELECT reference FROM quote WHERE id = $1', [
    plantedPerson.answerId,
  ]);
  const summaryNow = (await summary()).json<PersonSummary>();
  expect(summaryNow).toMatchObject({ quotes: 6, emails: [email] });
  // One is the phone number of a message without this address.
  expect(summaryNow.mayBeAdded).toEqual([
    '01184960123',
    `0118${digits}`,
    ...references.map(({ reference }) => reference),
  ]);
  also = summaryNow.mayBeAdded;
  expect((await summary(also)).json<PersonSummary>()).toMatchObject({
    key: email,
    quotes: 7,
    mayBeAdded: [],
  });
  const { details } = expectError(await summary(['somebody']), 'request/invalid');
  expect(details?.fields).toMatchObject([{ field: 'also' }]);
});

it('shows what is stored, and why it cannot be erased', async () => {
  expect((await summary(also)).json<PersonSummary>()).toMatchObject({
    key: email,
    quotes: 7,
    deposits: 4,
    inquiries: 3,
    attachments: 3,
    keptForTheBooks: 4,
    erasureBlocker: expect.stringMatching(/paid for and not completed.* VT-26-\d{5}/) as unknown,
  });
  expectError(await erase(), 'person/order-open');
  const open = await beginDeposit(api, { customerEmail: email, customerName: canary, customerPhone: number });
  expect((await summary()).json<PersonSummary>().erasureBlocker).toMatch(/open or under review/);
  expectError(await erase(), 'person/payment-open');
  await payDeposit({ api, cards }, open);
  await untilSettled(api);
  // Completed orders do not prevent erasing.
  await api.sql(`UPDATE quote SET status = 'completed' WHERE received > 0`);
  expect((await summary()).json<PersonSummary>().erasureBlocker).toBeNull();
});

it('exports everything with the files, and logs that without naming the person', async () => {
  const response = await staff.post(paths.exportPerson, { key: email, also });
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="what-we-hold.zip"',
  });
  const archive = response.rawPayload.toString();
  for (const text of [
    address,
    `For ${canary}`,
    `Dear all, ${canary}`,
    `With ${canary}`,
    `specifications ${canary}`,
    `Rang ${canary}`,
    `Answered ${canary}`,
    `Replied ${canary}`,
    `Noted ${canary}`,
    `Says ${canary}`,
    `files/1 ${canary} plan.pdf`,
    `% ${canary}`,
    `Agreed with ${canary}`,
    `Again ${canary}`,
    `Nora ${canary}`,
    `In a hurry, ${canary}`,
    `About ${canary}`,
    `As you asked, ${canary}.`,
    `work@${canary}.example`,
    `Sorry, ${canary}`,
    `Once more, ${canary}`,
    `${canary} has closed the account`,
    `The wall leans, says ${canary}`,
    `Spoke to ${canary}`,
    `"Who agreed": "Nephew of ${canary}"`,
    `Not for ${canary}`,
  ])
    expect(archive).toContain(text);
  expect(archive).not.toContain('bob@example.com');
  const [entry] = await api.sql(`SELECT action, after FROM audit_entry WHERE action = 'person.export'`);
  expect(entry).toMatchObject({ action: 'person.export', after: { files: 3 } });
});

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
  expect(report.json<ErasureReport>()).toMatchObject({ deposits: 5, inquiries: 3, attachments: 3 });
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

describe('a person without an address', () => {
  it('is identified by a phone number, on quotes without an address', async () => {
    const [byPhone, withAddress] = [await saveAQuote(api), await saveAQuote(api)];
    await changeQuote(api, byPhone.id, { customerName: 'Pat', customerPhone: '+44 118 496 0555' });
    await changeQuote(api, withAddress.id, {
      customerName: 'Patricia',
      customerPhone: '0118 4960555',
      customerEmail: 'pat@example.com',
    });
    expect((await find('0118 496 0555')).map(({ key }) => key).sort()).toEqual([
      '01184960555',
      'pat@example.com',
    ]);
    expect((await erase('01184960555')).json<ErasureReport>()).toMatchObject({ quotes: 1 });
    expect((await find('0118 496 0555')).map(({ key }) => key)).toEqual(['pat@example.com']);
  });

  it('is identified by the reference of a quote without a number', async () => {
    const quote = await saveAQuote(api);
    await changeQuote(api, quote.id, { customerName: 'Nameonly' });
    expect((await find('nameonly')).map(({ key }) => key)).toEqual([quote.reference]);
    expect((await erase(quote.reference)).json<ErasureReport>()).toMatchObject({ quotes: 1 });
    expect(await find('nameonly')).toEqual([]);
  });
});

it('includes an anonymous quote only if staff added it, and no quotes of other people', async () => {
  const first = await saveAQuote(api, { notes: 'Before I said who I am' });
  const ownQuote = await saveAQuote(api, { replacesQuoteId: first.id });
  await mailTo(ownQuote.id, 'top@example.com');
  const friendsQuote = await saveAQuote(api, { replacesQuoteId: ownQuote.id, notes: 'For a friend' });
  await mailTo(friendsQuote.id, 'friend@example.com');
  await confirmCustomer(ownQuote.id, 'top@example.com');
  await untilSettled(api);
  const key = 'top@example.com';
  const { mayBeAdded } = (await staff.post(paths.personHoldings, { key })).json<PersonSummary>();
  expect(mayBeAdded).toEqual([first.reference]);
  expect((await erase(key, key, mayBeAdded)).json<ErasureReport>()).toMatchObject({ quotes: 2 });
  const anonymised = await api.sql(
    'SELECT notes, customer_email FROM quote WHERE id = ANY($1) ORDER BY created_at',
    [[first.id, ownQuote.id, friendsQuote.id]],
  );
  const emptied = { notes: null, customer_email: null };
  expect(anonymised).toEqual([
    emptied,
    emptied,
    { notes: 'For a friend', customer_email: 'friend@example.com' },
  ]);
});

it('deletes tasks that staff wrote, if they mention the address or the number', async () => {
  const email = 'mentioned@example.com';
  const quote = await saveAQuote(api);
  await changeQuote(api, quote.id, { customerEmail: email, customerPhone: '0118 496 0555' });
  for (const text of ['Ask Mentioned@Example.com', 'Ring 0118 4960555 about the sink', 'Order tape'])
    await staff.post(paths.adminTasks, { text, dueOn: londonDateOf(new Date()) });
  expect((await erase(email, email, ['0118 496 0555'])).statusCode).toBe(200);
  expect(await api.sql(`SELECT note FROM staff_task WHERE kind = 'own-task'`)).toEqual([
    { note: 'Order tape' },
  ]);
});

it('excludes people with the same number or name', async () => {
  const [ann, ben] = ['ann@family.example', 'ben@family.example'];
  const quotes = [await saveAQuote(api), await saveAQuote(api), await saveAQuote(api)];
  for (const [index, customerEmail] of [ann, ben, null].entries())
    await changeQuote(api, quotes[index]?.id ?? '', {
      customerName: 'The Millers',
      customerPhone: '0118 496 0333',
      customerEmail,
    });
  const namesOf = async () =>
    (
      await api.sql<{ customer_name: string | null }>(
        'SELECT customer_name FROM quote WHERE id = ANY($1) ORDER BY array_position($1, id)',
        [quotes.map(({ id }) => id)],
      )
    ).map(({ customer_name }) => customer_name);
  expect((await erase(ann)).json<ErasureReport>()).toMatchObject({ quotes: 1 });
  expect(await namesOf()).toEqual([null, 'The Millers', 'The Millers']);
  // A phone number adds quotes without an address, and none with another person's address.
  expect((await erase(ben, ben, ['+44 118 4960333'])).json<ErasureReport>()).toMatchObject({ quotes: 2 });
  expect(await namesOf()).toEqual([null, null, null]);
});

it('retries deleting a file until it succeeds', async () => {
  const quote = await saveAQuote(api);
  await mailTo(quote.id, 'late@example.com');
  await attach(api, paths.quoteAttachments(quote.id), canary);
  await confirmCustomer(quote.id, 'late@example.com');
  await untilSettled(api);
  await worker.close();
  expect((await erase('late@example.com')).statusCode).toBe(200);
  expect(readdirSync(join(storage, 'attachments'))).toHaveLength(1);
  worker = await startOurWorker();
  await untilSettled(api);
  expect(readdirSync(join(storage, 'attachments'))).toEqual([]);
});
