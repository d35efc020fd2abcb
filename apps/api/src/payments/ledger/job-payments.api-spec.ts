import { paths, type MoneyResponse, type RecordPaymentRequest } from '@app/contracts';
import { makeOrderToken } from '../../appointments';
import { Statements } from '../../database/statements';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectRefusal } from '../../testing/expect-refusal';
import { aDeposit, aKey, attemptsOf, saveQuotes, withKey } from '../testing/a-deposit';
import { askForBalance, beginBalance } from '../testing/an-order';
import { useRecordedPayments } from '../testing/use-recorded-payments';
import { changeQuote } from '../../testing/change-quote';
import { payByCard } from '../testing/use-cards';

const {
  api,
  cards,
  staff,
  mails,
  send: sendOne,
  record: recordOne,
  undo: undoOne,
  detailOf,
} = useRecordedPayments();

/** Quotes of £357.00, or of these prices, in one job; its customer is known by the second of them. */
async function aJob(count: number, price?: string) {
  const quotes = await saveQuotes(api, count);
  const quoteIds = quotes.map(({ id }) => id);
  const references = quotes.map(({ reference }) => reference);
  if (price) await changeQuote(api, quoteIds, { totalPrice: price });
  const [first = '', second = ''] = quoteIds;
  expect((await staff.put(paths.quoteJob(first), { name: 'Abbey Street', references })).statusCode).toBe(200);
  const customer = { customerName: 'Ada Lovelace', customerEmail: 'ada@example.com' };
  await staff.put(paths.adminQuoteCustomer(second), customer);
  return { quoteIds, references, first, second };
}
const undo = (quoteId: string, entryId?: string) => undoOne(quoteId, entryId, 'Typed on the wrong job');
/** For the whole job, unless it is said otherwise. */
const send = (quoteId: string, payment: Partial<RecordPaymentRequest>, key = aKey()) =>
  sendOne(quoteId, { means: 'bank-transfer', forJob: true, ...payment }, key);
const record = (quoteId: string, payment: Partial<RecordPaymentRequest>) =>
  recordOne(quoteId, { means: 'bank-transfer', forJob: true, ...payment });
const receivedOf = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await detailOf(id)).ledger.received));
const papersOf = (ids: readonly string[]) =>
  api.sql<{ kind: string; orders: number; gross: string }>(
    `SELECT kind, count(DISTINCT quote_id)::integer AS orders, sum(gross_pence)::text AS gross
     FROM invoice JOIN invoice_line ON invoice_line.invoice_id = invoice.id
     WHERE quote_id = ANY($1) GROUP BY invoice.id, kind ORDER BY invoice.id`,
    [ids],
  );
const receiptsOf = (quoteId: string) =>
  mails.find(`$1 = ANY(quote_ids) AND kind = 'payment-received'`, quoteId);

describe('a payment for a whole job', () => {
  it('is the deposit of all of it: one payment, one receipt, one invoice', async () => {
    const { quoteIds, references, first } = await aJob(3);
    expect((await detailOf(first)).jobOwing).toEqual({
      quotes: 3,
      isAll: true,
      balance: '1071.00',
      missingDeposit: '107.10',
    });
    const detail = await record(first, { amount: '107.10', note: 'Statement 4' });
    expect(detail).toMatchObject({
      payment: 'paid',
      stage: 'to-measure',
      ledger: { received: '35.70', entries: [{ amount: '35.70', ofTotal: '107.10', canBeUndone: true }] },
      jobOwing: { quotes: 3, balance: '963.90', missingDeposit: '0.00' },
      timeline: [{ text: 'Payment of £107.10 for 3 quotes of the job recorded, by bank transfer' }, {}, {}],
    });
    expect(await receivedOf(quoteIds)).toEqual(['35.70', '35.70', '35.70']);
    expect(await papersOf(quoteIds)).toEqual([{ kind: 'deposit', orders: 3, gross: '10710' }]);
    expect(
      (await auditEntriesOf(api, first)).filter(({ action }) => action === 'quote.record-payment'),
    ).toMatchObject([{ after: { amount: '107.10', means: 'bank-transfer', quotes: 3 } }]);
    const [mail, ...others] = await receiptsOf(first);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ toAddress: 'ada@example.com', quoteIds });
    expect(mail && (await mails.composers.compose(mail))).toMatchObject({
      data: {
        reference: expect.stringContaining(references[0] ?? '') as string,
        amount: '107.10',
        totalAmount: '1071.00',
        receivedAmount: '107.10',
        balance: '963.90',
        order: { quotes: [{}, {}, {}], totalAmount: '1071.00', depositAmount: '107.10', orderUrl: null },
      },
      attachments: [{ type: 'application/pdf' }],
    });
  });

  it('is the deposit as the page of the job asks for it, though each by itself would be rounded up', async () => {
    const { quoteIds, first } = await aJob(4, '259.25');
    const { jobDetail, jobOwing } = await detailOf(first);
    const job = (await api.get(paths.job(jobDetail?.id ?? ''))).json<{ depositAmount: string }>();
    expect([job.depositAmount, jobOwing?.missingDeposit]).toEqual(['103.70', '103.70']);
    await record(first, { amount: '103.66' });
    expect(await receivedOf(quoteIds)).toEqual(['25.92', '25.92', '25.91', '25.91']);
    const states = async () => Promise.all(quoteIds.map(async (id) => (await detailOf(id)).payment));
    expect(await states()).toEqual(['paid', 'paid', 'none', 'none']);
    await record(first, { amount: '0.03' });
    expect(await states()).toEqual(['paid', 'paid', 'paid', 'paid']);
  });

  it('leaves what was paid alone: an order owes no more than its price, and one that has ended nothing', async () => {
    const { quoteIds, first, second } = await aJob(3);
    await record(second, { amount: '357.00', forJob: false });
    await staff.put(paths.adminQuoteStatus(quoteIds[2] ?? ''), { status: 'declined' });
    expect((await detailOf(first)).jobOwing).toBeNull();
    await record(first, { amount: '50.00' });
    expect(await receivedOf(quoteIds)).toEqual(['50.00', '357.00', '0.00']);
  });

  it('is refused at its field where it is more than the job owes', async () => {
    const { quoteIds, first } = await aJob(2);
    const refused = expectRefusal(await send(first, { amount: '714.01' }), 'payment/more-than-owed');
    expect(refused.details?.fields).toEqual([{ field: 'amount', message: 'The job still owes £714.00.' }]);
    expectRefusal(await send(first, { amount: '0' }), 'request/invalid');
    expectRefusal(await send(first, { amount: '1', means: 'card-online' as 'cash' }), 'request/invalid');
    expectRefusal(await send('A'.repeat(22), { amount: '1' }), 'quote/not-found');
    expect(await receivedOf(quoteIds)).toEqual(['0.00', '0.00']);
  });

  it('pressed twice, or twenty times at once, is one payment with one receipt', async () => {
    const { quoteIds, first, second } = await aJob(2);
    const key = aKey();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => send(first, { amount: '71.40' }, key)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
    expect(await receivedOf(quoteIds)).toEqual(['35.70', '35.70']);
    expect(await receiptsOf(first)).toHaveLength(1);
    expectRefusal(await send(first, { amount: '35.70' }, key), 'deposit/key-reused');
    expectRefusal(await send(first, { amount: '71.40', forJob: false }, key), 'deposit/key-reused');
    const other = await aJob(2);
    expectRefusal(await send(other.first, { amount: '71.40' }, key), 'deposit/key-reused');
    expect((await send(second, { amount: '71.40' }, key)).statusCode).toBe(201);
    expect(await receivedOf(quoteIds)).toEqual(['35.70', '35.70']);
  });

  it('recorded by two of us at the same time is there once', async () => {
    const { quoteIds, first, second } = await aJob(3);
    await record(first, { amount: '107.10' });
    const replies = await Promise.all([first, second, first].map((id) => send(id, { amount: '963.90' })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(await receivedOf(quoteIds)).toEqual(['357.00', '357.00', '357.00']);
    for (const id of quoteIds) expect((await detailOf(id)).ledger.credit).toBe('0.00');
  });

  it('crossing with one for a single order, nothing is paid above what is owed', async () => {
    const { quoteIds, first, second } = await aJob(2);
    await Promise.all([
      send(first, { amount: '400.00' }),
      send(second, { amount: '357.00', forJob: false }),
      send(second, { amount: '314.00' }),
    ]);
    for (const id of quoteIds) {
      const { ledger } = await detailOf(id);
      expect(Number(ledger.received)).toBeLessThanOrEqual(2 * 357);
      expect(Number(ledger.received) + Number(ledger.balance) - Number(ledger.credit)).toBeCloseTo(357);
    }
  });

  it('closes a card page that would take what it has paid, and a charge all the same is looked at', async () => {
    const { quoteIds, first } = await aJob(2);
    await record(first, { amount: '71.40' });
    await changeQuote(api, quoteIds, { measuredAt: new Date() });
    expect((await askForBalance(staff, first)).statusCode).toBe(200);
    const token = await makeOrderToken(api.app.get(Statements), first, new Date());
    const page = await beginBalance(api, token, '642.60');
    await record(first, { amount: '642.60' });
    await payByCard(api, cards, page);
    expect(await attemptsOf(api, page.id)).toMatchObject([
      { state: 'review', review_reason: 'more-than-due' },
    ]);
    expect(await receivedOf(quoteIds)).toEqual(['357.00', '357.00']);
    const refused = await api.post(paths.deposits, aDeposit({ quoteIds }), withKey(aKey()));
    expectRefusal(refused, 'deposit/not-payable');
  });

  it('counts once in the money of the week', async () => {
    const read = async () => (await staff.get(`${paths.money}?weeks=1`)).json<MoneyResponse>().total.recorded;
    const before = await read();
    const { first } = await aJob(3);
    await record(first, { amount: '107.10' });
    const { ledger } = await record(first, { amount: '10.00' });
    expect((await read()) - before).toBe(2);
    await undo(first, ledger.entries[0]?.id);
    expect((await read()) - before).toBe(1);
  });
});

describe('a payment for a job that was recorded by mistake', () => {
  it('is taken back from all of its orders at once, whichever of them is open', async () => {
    const { quoteIds, first, second } = await aJob(3);
    await record(first, { amount: '107.10' });
    const entry = (await detailOf(second)).ledger.entries[0];
    const reply = await undo(second, entry?.id);
    expect(reply.json()).toMatchObject({
      payment: 'none',
      ledger: {
        received: '0.00',
        entries: [
          { kind: 'correction', amount: '-35.70', ofTotal: '-107.10' },
          { kind: 'payment', isUndone: true, canBeUndone: false },
        ],
      },
    });
    expect((await detailOf(first)).timeline[0]).toMatchObject({
      text: 'Payment of £107.10 for 3 quotes of the job taken back, by bank transfer',
      detail: 'Typed on the wrong job',
    });
    expect((await undo(first, (await detailOf(first)).ledger.entries.at(-1)?.id)).statusCode).toBe(200);
    expect(await receivedOf(quoteIds)).toEqual(['0.00', '0.00', '0.00']);
    expect(await papersOf(quoteIds)).toEqual([
      { kind: 'deposit', orders: 3, gross: '10710' },
      { kind: 'credit-note', orders: 3, gross: '-10710' },
    ]);
    const [mail] = await receiptsOf(first);
    expect(mail && (await mails.composers.compose(mail))).toEqual({ withheld: expect.any(String) });
    await record(first, { amount: '107.10' });
    expect(await receivedOf(quoteIds)).toEqual(['35.70', '35.70', '35.70']);
  });

  it('is one correction, though both of its orders are taken back at the same time', async () => {
    const { quoteIds } = await aJob(2);
    await record(quoteIds[0] ?? '', { amount: '71.40' });
    const replies = await Promise.all(
      quoteIds.map(async (id) => undo(id, (await detailOf(id)).ledger.entries[0]?.id)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await receivedOf(quoteIds)).toEqual(['0.00', '0.00']);
  });

  it('is found from its own orders alone', async () => {
    const { first } = await aJob(2);
    const { ledger } = await record(first, { amount: '71.40' });
    const [other] = await saveQuotes(api, 1);
    expectRefusal(await undo(other?.id ?? '', ledger.entries[0]?.id), 'payment/not-found');
  });
});
