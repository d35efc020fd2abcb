import { paths, type QuoteResponse } from '@app/contracts';
import { readPdf } from '@app/quote-pdf/testing';
import { Statements, type Transaction } from '../../database/statements';
import { type NewInvoice, writeInvoice } from './write-invoice';
import { Clock } from '../../platform/clock/clock';
import { londonDateOf } from '../../platform/clock/london-day';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers';
import { invoicesDue } from '../../quotes';
import { saveAQuote } from '../../testing/builders/a-basket';
import { expectError } from '../../testing/expect-error';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import { newIdempotencyKey, beginDeposit, saveQuotes, withKey } from '../testing/a-deposit';
import { aRefunder, requestRefund } from '../testing/a-refund';
import { anOrder, askForBalance, beginBalance } from '../testing/an-order';
import { usePaymentMails } from '../testing/use-payment-mails';
import { payByCard, useCards } from '../testing/use-cards';
import { recordOutsideRefund, lockCharge } from '../reconciliation/record-outside-refund';
import type { HistoryEntry } from '../provider/card-payments';
import { IssueDueInvoices } from './issue-due-invoices';
import { issueInvoices } from './issue-invoices';
import { pence } from '@app/pricing';
import { findLastPlacedOrder } from '../../orders';
import { changeQuote } from '../../testing/builders/change-quote';

const { api, cards, now } = useCards({ DEPOSITS_PER_HOUR: '500' });
const { composers, find, invoices } = usePaymentMails(api, now);
let staff: StaffCalls;
let statements: Statements;
let handlers: OutboxHandlers;
beforeAll(async () => {
  staff = await asStaff(api);
  statements = api.app.get(Statements);
  handlers = new OutboxHandlers();
  new IssueDueInvoices(handlers, statements, api.app.get(Clock)).onModuleInit();
});

interface Line {
  number: string;
  kind: string;
  quote_id: string;
  description: string;
  credits: string | null;
  net_pence: string;
  vat_pence: string;
  gross_pence: string;
}
/** All invoice lines for these quotes, in the order of issue. */
const invoiceLinesOf = (...quoteIds: string[]) =>
  api.sql<Line & Record<string, unknown>>(
    `SELECT invoice.number, invoice.kind, quote_id, description, credited.number AS credits, net_pence, vat_pence,
       gross_pence
     FROM invoice_line AS line JOIN invoice ON invoice.id = line.invoice_id
     LEFT JOIN invoice AS credited ON credited.id = credits_id
     WHERE invoice.order_id IN (SELECT order_id FROM order_item WHERE quote_id = ANY($1) OR agreed_id = ANY($1))
     ORDER BY invoice.id, position`,
    [quoteIds],
  );
const kindsAndAmounts = async (...quoteIds: string[]) =>
  (await invoiceLinesOf(...quoteIds)).map(({ kind, gross_pence }) => [kind, Number(gross_pence)]);

async function payDeposit(quotes: readonly QuoteResponse[]) {
  const deposit = await beginDeposit(api, { quoteIds: quotes.map(({ id }) => id) });
  await payByCard(api, cards, deposit);
  return deposit;
}
const recordPayment = (quoteId: string, amount: string) =>
  staff.post(
    paths.recordedPayments(quoteId),
    { amount, method: 'cash', paidOn: londonDateOf(now()) },
    withKey(newIdempotencyKey()),
  );
const orderOf = async (quoteId: string) => (await findLastPlacedOrder(statements, quoteId)) ?? '';
const setStatus = (quoteId: string, status: string) => staff.put(paths.adminQuoteStatus(quoteId), { status });
/** Runs the outbox handler that the worker calls after the time for undoing. */
const issueDueInvoices = (quoteId: string) => handlers.handle(invoicesDue, { quoteId });

it('is made out to the payer of the deposit, even after a balance payment without a name', async () => {
  const { quoteId, token } = await anOrder(api, cards, staff);
  await askForBalance(staff, quoteId);
  await changeQuote(api, quoteId, { customerName: null });
  const page = await beginBalance(api, token, '321.30');
  await payByCard(api, cards, page);
  const { id } = await requestRefund(api, page.id, { amount: '21.30' }, staff);
  const { refunder } = aRefunder(api, cards, { now });
  for (let check = 0; check < 3; check += 1) await refunder.execute(id);
  const issuedInvoices = await api.sql(
    `SELECT kind, buyer ->> 'name' AS name FROM invoice
     WHERE order_id IN (SELECT order_id FROM order_item WHERE quote_id = $1 OR agreed_id = $1) ORDER BY id`,
    [quoteId],
  );
  const name = 'Ada Lovelace';
  expect(issuedInvoices).toEqual(['deposit', 'final', 'credit-note'].map((kind) => ({ kind, name })));
});

it('covers a deposit on several tops in one document with a line for each, as soon as it is paid', async () => {
  const quotes = await saveQuotes(api, 2);
  await payDeposit(quotes);
  const lines = await invoiceLinesOf(...quotes.map(({ id }) => id));
  expect(new Set(lines.map(({ number }) => number)).size).toBe(1);
  expect(lines).toMatchObject(
    quotes.map(({ id }) => ({ kind: 'deposit', quote_id: id, gross_pence: '3570', vat_pence: '595' })),
  );
  expect(lines[0]?.description).toMatch(/^Deposit towards Calacatta Gold Marble, 20mm.*1200.×.350.mm$/);
});

it('covers payments recorded by staff, credits undone ones, and repeats neither', async () => {
  const { id } = await saveAQuote(api);
  await recordPayment(id, '100.00');
  const orderId = await orderOf(id);
  await statements.transaction((tx) => issueInvoices(tx, orderId, now()));
  expect(await kindsAndAmounts(id)).toEqual([['deposit', 10_000]]);
  const [entry] = await api.sql<{ id: string }>(
    `SELECT id FROM ledger_entry WHERE order_id IN (SELECT order_id FROM order_item WHERE quote_id = $1 OR agreed_id = $1)`,
    [id],
  );
  for (let time = 0; time < 2; time += 1)
    await staff.post(paths.undoPayment(id, entry?.id ?? ''), { reason: 'Typed on the wrong quote' });
  expect(await kindsAndAmounts(id)).toEqual([
    ['deposit', 10_000],
    ['credit-note', -10_000],
  ]);
});

it('credits a card refund, names the credited invoice, and is attached to the refund mail', async () => {
  const [quote] = await saveQuotes(api, 1);
  if (!quote) throw new Error('there is no quote');
  const deposit = await payDeposit([quote]);
  const refund = await requestRefund(api, deposit.id, { amount: '10.00' });
  const { refunder } = aRefunder(api, cards, { now });
  await refunder.execute(refund.id);
  const [paid, credited] = await invoiceLinesOf(quote.id);
  expect(credited).toMatchObject({ kind: 'credit-note', credits: paid?.number, gross_pence: '-1000' });
  const attachments = await invoices().forPayment({ refundId: refund.id, to: 'ada@example.com' });
  expect(attachments.map(({ name }) => name)).toEqual([`${credited?.number}.pdf`]);
  const { text } = await readPdf(attachments[0]?.content ?? Buffer.alloc(0));
  expect(text).toContain(`Credit of ${paid?.number}`);
  expect(text).toContain('Credited inc. VAT £10.00');
});

it('credits the final invoice, with the reason that staff entered', async () => {
  const quote = await saveAQuote(api);
  const deposit = await payDeposit([quote]);
  await setStatus(quote.id, 'completed');
  await issueDueInvoices(quote.id);
  const refund = await requestRefund(api, deposit.id, { amount: '10.00', reason: 'An edge was chipped' });
  await aRefunder(api, cards, { now }).refunder.execute(refund.id);
  const lines = await invoiceLinesOf(quote.id);
  const final = lines.find(({ kind }) => kind === 'final');
  const credited = lines.at(-1);
  expect(credited).toMatchObject({ kind: 'credit-note', credits: final?.number, vat_pence: '-167' });
  const { text } = await readPdf((await invoices().forInvoice(credited?.number ?? '')).content);
  expect(text).toContain(`Credit of ${final?.number}`);
  expect(text).toContain('Reason: An edge was chipped');
});

it('has lines whose VAT adds up to the VAT of the whole deposit', async () => {
  const quotes = await saveQuotes(api, 4);
  for (const { id } of quotes) await changeQuote(api, id, { totalPrice: '10.00' });
  await payDeposit(quotes);
  const lines = await invoiceLinesOf(...quotes.map(({ id }) => id));
  expect(lines.map(({ gross_pence }) => gross_pence)).toEqual(['100', '100', '100', '100']);
  expect(lines.map(({ vat_pence }) => vat_pence)).toEqual(['17', '16', '17', '17']);
});

it('is issued and mailed for the price less the deposit once the top is handed over', async () => {
  const quote = await saveAQuote(api);
  await payDeposit([quote]);
  await setStatus(quote.id, 'completed');
  await issueDueInvoices(quote.id);
  const lines = await invoiceLinesOf(quote.id);
  expect(lines.map(({ kind, gross_pence }) => [kind, gross_pence])).toEqual([
    ['deposit', '3570'],
    ['final', '35700'],
    ['final', '-3570'],
  ]);
  const vat = lines.filter(({ kind }) => kind === 'final').reduce((sum, line) => sum + +line.vat_pence, 0);
  expect(vat + 595).toBe(5_950);
  const readPayment = `SELECT payment FROM invoice WHERE kind = 'final' AND number = $1`;
  const bank = expect.objectContaining({ number: '00000000' }) as object;
  expect(await api.sql(readPayment, [lines[1]?.number])).toEqual([
    { payment: { amount: 32_130, dueOn: null, bank } },
  ]);
  // This payment was invoiced already.
  await recordPayment(quote.id, '321.30');
  expect(await invoiceLinesOf(quote.id)).toHaveLength(3);

  const number = lines[1]?.number ?? '';
  const [mail] = await find(`kind = 'invoice' AND key = $1`, number);
  expect(mail).toMatchObject({ toName: 'Ada Lovelace', toAddress: 'ada@example.com' });
  expect(mail && (await composers.compose(mail))).toMatchObject({
    data: { number, kind: 'final', amount: '321.30', reference: expect.stringMatching(/^OR-/) as string },
    attachments: [{ name: `${number}.pdf`, type: 'application/pdf' }],
  });
});

const ledgerOf = (quoteId: string) =>
  api.sql<{ id: string }>(
    `SELECT id FROM ledger_entry WHERE order_id IN (SELECT order_id FROM order_item WHERE quote_id = $1 OR agreed_id = $1) ORDER BY id`,
    [quoteId],
  );
const invoicesOf = (quoteId: string) =>
  api.sql<{ number: string; kind: string; reason: string | null; tax_point: string }>(
    `SELECT number, kind, reason, tax_point FROM invoice
     WHERE order_id IN (SELECT order_id FROM order_item WHERE quote_id = $1 OR agreed_id = $1) ORDER BY id`,
    [quoteId],
  );
const mailedNumbersOf = async (quoteId: string) =>
  (
    await api.sql<{ key: string }>(`SELECT key FROM mail WHERE kind = 'invoice' AND quote_ids @> ARRAY[$1]`, [
      quoteId,
    ])
  ).map(({ key }) => key);
const refundCredit = (quoteId: string, details: object) =>
  staff.post(
    paths.refundedCredit(quoteId),
    { method: 'bank-transfer', paidOn: londonDateOf(now()), ...details },
    withKey(newIdempotencyKey()),
  );
const customer = { customerName: 'Ada Lovelace', customerEmail: 'ada@example.com' };
async function aQuoteWithCustomer() {
  const quote = await saveAQuote(api);
  await staff.put(paths.adminQuoteCustomer(quote.id), customer);
  return quote;
}

it('is sent again with one click, once for a double click, and the order shows it', async () => {
  const quote = await aQuoteWithCustomer();
  await recordPayment(quote.id, '35.70');
  const [invoice] = await invoicesOf(quote.id);
  const number = invoice?.number ?? '';
  const before = await mailedNumbersOf(quote.id);
  for (const reply of await Promise.all([1, 2].map(() => staff.post(paths.sendInvoice(number), {}))))
    expect(reply.statusCode).toBe(204);
  const mails = await api.sql<{ to_address: string; details: object }>(
    `SELECT to_address, details FROM mail WHERE kind = 'invoice' AND key LIKE 'again:%' AND quote_ids @> ARRAY[$1]`,
    [quote.id],
  );
  expect(mails).toEqual([{ to_address: 'ada@example.com', details: { number } }]);
  expect(await mailedNumbersOf(quote.id)).toHaveLength(before.length + 1);
  expectError(await staff.post(paths.sendInvoice('D-2026-99999'), {}), 'invoice/not-found');
});

it('credits a lower price on that day, without mentioning refunded credits', async () => {
  const { id } = await aQuoteWithCustomer();
  await recordPayment(id, '357.00');
  await recordPayment(id, '10.00');
  const before = londonDateOf(new Date(now().getTime() - 2 * 86_400_000));
  const reply = await refundCredit(id, { amount: '10.00', note: 'PRIVATE: he shouted', paidOn: before });
  expect(reply.statusCode).toBe(201);
  await changeQuote(api, id, { totalPrice: '300.00' });
  await issueDueInvoices(id);
  expect((await invoiceLinesOf(id)).at(-1)).toMatchObject({
    kind: 'credit-note',
    gross_pence: '-5700',
    description: expect.stringContaining('the price is lower now'),
  });
  expect((await invoicesOf(id)).at(-1)).toMatchObject({ reason: null, tax_point: londonDateOf(now()) });
});

it('is not mailed for a payment that staff undid, and does not contain their internal reason', async () => {
  const { id } = await aQuoteWithCustomer();
  await recordPayment(id, '357.00');
  await setStatus(id, 'completed');
  await issueDueInvoices(id);
  const mailedBefore = await mailedNumbersOf(id);
  const [entry] = await ledgerOf(id);
  await staff.post(paths.undoPayment(id, entry?.id ?? ''), { reason: 'PRIVATE: Bob typed it twice' });
  expect((await invoicesOf(id)).map(({ kind, reason }) => [kind, reason])).toEqual([
    ['deposit', null],
    ['final', null],
    ['final', null],
    ['credit-note', null],
  ]);
  expect(await mailedNumbersOf(id)).toEqual(mailedBefore);
});

it('is not mailed for a chargeback', async () => {
  const quote = await saveAQuote(api);
  const deposit = await payDeposit([quote]);
  const [charge] = await api.sql<{ id: string }>(
    'SELECT transaction_id AS id FROM ledger_entry WHERE deposit_id = $1',
    [deposit.id],
  );
  const chargeback = { kind: 'chargeback', transactionId: charge?.id ?? '', amount: pence(3_570), at: now() };
  await statements.transaction(async (tx) => {
    const lockedCharge = await lockCharge(tx, chargeback);
    if (lockedCharge) await recordOutsideRefund(tx, lockedCharge, chargeback as HistoryEntry, now());
  });
  expect((await invoiceLinesOf(quote.id)).at(-1)).toMatchObject({
    kind: 'credit-note',
    description: expect.stringContaining('the bank took the payment back'),
  });
  expect(await mailedNumbersOf(quote.id)).toEqual([]);
});

it('lists the credit note of an earlier refund on the final invoice', async () => {
  const quote = await saveAQuote(api);
  const deposit = await payDeposit([quote]);
  const refund = await requestRefund(api, deposit.id, { amount: '5.70' });
  await aRefunder(api, cards, { now }).refunder.execute(refund.id);
  await setStatus(quote.id, 'completed');
  await issueDueInvoices(quote.id);
  const lines = await invoiceLinesOf(quote.id);
  const [paid, credited] = lines;
  expect(lines.slice(3).map(({ description, gross_pence }) => [description, gross_pence])).toEqual([
    [`Less deposit invoice ${paid?.number}`, '-3570'],
    [`Plus what credit note ${credited?.number} took off it`, '570'],
  ]);
});

it('is not issued if staff undo the completion', async () => {
  const quote = await saveAQuote(api);
  await setStatus(quote.id, 'completed');
  await setStatus(quote.id, 'pending');
  await issueDueInvoices(quote.id);
  expect(await invoiceLinesOf(quote.id)).toEqual([]);
});

describe('an invoice', () => {
  it('cannot be changed or deleted, but its buyer can be erased', async () => {
    const quote = await saveAQuote(api);
    await payDeposit([quote]);
    const [line] = await invoiceLinesOf(quote.id);
    for (const statement of [
      `UPDATE invoice SET tax_point = '2020-01-01'`,
      `UPDATE invoice SET buyer = '{"name": "Eve"}'`,
      `UPDATE invoice SET buyer = NULL, reason = 'Another one'`,
      'UPDATE invoice_line SET net_pence = 0, vat_pence = 0, gross_pence = 0',
      'DELETE FROM invoice_line',
      'DELETE FROM invoice',
      'TRUNCATE invoice CASCADE',
    ])
      await expect(api.sql(statement)).rejects.toThrow('never changed or removed');
    await api.sql('UPDATE invoice SET buyer = NULL WHERE number = $1', [line?.number]);
    const { text } = await readPdf((await invoices().forInvoice(line?.number ?? '')).content);
    expect(text).toContain('Kept without the name');
  });

  const aCreditNote = (quote: QuoteResponse, orderId: string): NewInvoice => ({
    orderId,
    kind: 'credit-note',
    entryId: null,
    payment: null,
    taxPoint: '2026-11-21',
    buyer: { name: 'Ada Lovelace', address: null, email: null, vatNumber: null },
    reason: null,
    lines: [
      {
        quoteId: quote.id,
        reference: quote.reference,
        creditsId: null,
        description: 'Nothing',
        net: pence(0),
        vat: pence(0),
        gross: pence(0),
      },
    ],
  });

  it('has numbers without gaps when invoices are issued at the same time and some fail', async () => {
    const quote = await saveAQuote(api);
    await recordPayment(quote.id, '1.00');
    const orderId = await orderOf(quote.id);
    const at = new Date('2031-05-01T12:00:00Z');
    const issue = async (tx: Transaction, index: number) => {
      await writeInvoice(tx, aCreditNote(quote, orderId), at);
      if (index % 3 === 1) throw new Error('it is rolled back');
    };
    const all = Array.from({ length: 40 }, (_, index) => statements.transaction((tx) => issue(tx, index)));
    const failed = (await Promise.allSettled(all)).filter(({ status }) => status === 'rejected');
    expect(failed).toHaveLength(13);
    const numbers = await api.sql<{ number: string }>(
      'SELECT number FROM invoice WHERE year = 2031 ORDER BY sequence',
    );
    expect(numbers.map(({ number }) => number)).toEqual(
      Array.from({ length: 27 }, (_, index) => `C-2031-${String(index + 1).padStart(5, '0')}`),
    );
  });

  it('is numbered by the year in London', async () => {
    const quote = await saveAQuote(api);
    await recordPayment(quote.id, '1.00');
    const orderId = await orderOf(quote.id);
    const issueAt = (at: string) =>
      statements.transaction((tx) => writeInvoice(tx, aCreditNote(quote, orderId), new Date(at)));
    expect(await issueAt('2032-12-31T23:59:59Z')).toBe('C-2032-00001');
    expect(await issueAt('2033-01-01T00:00:00Z')).toBe('C-2033-00001');
  });
});
