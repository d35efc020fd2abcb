import fc from 'fast-check';
import { backgroundTools } from '../../testing/background-tools';
import { type AdminQuoteDetail, type CustomerOrder, paths } from '@app/contracts';
import { pence, sumPence, toPence, toPounds } from '@app/pricing';
import { makeOrderToken } from '../../appointments';
import { Statements } from '../../database/statements';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers';
import { expectRefusal } from '../../testing/expect-refusal';
import { useStaff } from '../../testing/use-api';
import { CloseCheckout } from '../attempts/close-checkout';
import { ClosePages } from '../attempts/close-pages';
import {
  aKey,
  attemptsOf,
  beginDeposit,
  checkAttempts,
  referenceOf,
  saveQuotes,
  withKey,
} from '../testing/a-deposit';
import { aRefunder, requestRefund } from '../testing/a-refund';
import { askForBalance, beginBalance, moneyOf, payBalance } from '../testing/an-order';
import { payByCard, useCards } from '../testing/use-cards';
import { BalanceReminderSweep } from './balance-reminder-sweep';
import { changeQuote } from '../../testing/change-quote';

const { api, cards, clock, now } = useCards({ DEPOSITS_PER_HOUR: '100000', BACKGROUND_TIME_SCALE: '1' });
const staff = useStaff(api);
let handlers: OutboxHandlers;
beforeAll(() => {
  handlers = new OutboxHandlers();
  const closing = api.app.get(CloseCheckout, { strict: false });
  new ClosePages(handlers, api.app.get(Statements), closing, { now }).onModuleInit();
});
async function closePages() {
  const messages = await api.sql<{ topic: string; payload: Record<string, unknown> }>(
    `DELETE FROM outbox_message WHERE topic IN ('close-other-checkouts', 'quote-no-longer-payable')
     RETURNING topic, payload`,
  );
  for (const { topic, payload } of messages) await handlers.handle(topic, payload);
}

/** Tops of £357.00 in one job, of which the deposit is paid by card and the sizes are agreed: £321.30 are left of each. */
async function aJob(count: number) {
  const quotes = await saveQuotes(api, count);
  const quoteIds = quotes.map(({ id }) => id);
  const [first = ''] = quoteIds;
  const references = quotes.map(({ reference }) => reference);
  await staff.put(paths.quoteJob(first), { name: 'Abbey Street', references });
  const deposit = await beginDeposit(api, { quoteIds });
  await payByCard(api, cards, deposit);
  await changeQuote(api, quoteIds, { measuredAt: new Date() });
  const token = await makeOrderToken(api.app.get(Statements), first, new Date());
  return { quoteIds, first, deposit, token };
}
async function aDueJob(count: number, smallestPart: string | null = null) {
  const job = await aJob(count);
  const reply = await askForBalance(staff, job.first, { smallestPart });
  expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 200 });
  return job;
}
const detailOf = async (id: string) => (await staff.get(paths.adminQuote(id))).json<AdminQuoteDetail>();
const receivedOf = async (quoteIds: readonly string[]) =>
  Promise.all(quoteIds.map(async (id) => (await detailOf(id)).ledger.received));
const record = (quoteId: string, amount: string, forJob = false) =>
  staff.post(
    paths.recordedPayments(quoteId),
    { amount, means: 'bank-transfer', paidOn: new Date().toISOString().slice(0, 10), forJob },
    withKey(aKey()),
  );
const payOn = async (page: { id: string }, attempt = 1) => {
  cards.pay(referenceOf(page, attempt));
  await checkAttempts(api, page.id);
};
const mailsOf = (quoteId: string, kind: string) =>
  api.sql<{ quote_ids: string[] }>(
    'SELECT quote_ids FROM mail WHERE $1 = ANY(quote_ids) AND kind = $2 ORDER BY created_at',
    [quoteId, kind],
  );
const pagesOf = (quoteIds: readonly string[]) =>
  api.sql(
    `SELECT DISTINCT payment_attempt.id FROM payment_attempt JOIN deposit_quote USING (deposit_id)
     WHERE quote_id = ANY($1) AND state IN ('creating', 'open', 'failed')`,
    [quoteIds],
  );

describe('the balance of a job', () => {
  it('is asked for once, shown as one sum, and paid by one page to the penny of each', async () => {
    const { quoteIds, first, token } = await aDueJob(3);
    const money = await moneyOf(api, token);
    expect(money).toMatchObject({
      price: '1071.00',
      received: '107.10',
      balance: '963.90',
      payments: [{ amount: '107.10' }],
      state: 'payable',
    });
    for (const id of quoteIds) expect((await detailOf(id)).balanceRequest).not.toBeNull();
    expect(await mailsOf(first, 'balance-asked')).toMatchObject([{ quote_ids: quoteIds }]);

    await payOn(await beginBalance(api, token, '963.90'));
    expect(await moneyOf(api, token)).toMatchObject({
      received: '1071.00',
      balance: '0.00',
      payments: [{ amount: '963.90' }, { amount: '107.10' }],
    });
    expect(await receivedOf(quoteIds)).toEqual(['357.00', '357.00', '357.00']);
    expect(await mailsOf(first, 'payment-received')).toHaveLength(1);
  });

  it('is paid in parts, of which each order has its share, the odd pennies going where they belong', async () => {
    const { quoteIds, token } = await aDueJob(3, '10.00');
    await payOn(await beginBalance(api, token, '100.00'));
    expect(await receivedOf(quoteIds)).toEqual(['69.04', '69.03', '69.03']);
    expectRefusal(await payBalance(api, token, '9.99'), 'balance/changed');
    await payOn(await beginBalance(api, token, '863.90'));
    expect(await receivedOf(quoteIds)).toEqual(['357.00', '357.00', '357.00']);
  });

  it('has one final invoice for all that is asked for together, and one paper for what was paid', async () => {
    const { quoteIds } = await aDueJob(3);
    const papers = await api.sql<{ kind: string; orders: number; gross: string }>(
      `SELECT kind, count(DISTINCT quote_id)::integer AS orders, sum(gross_pence)::text AS gross
       FROM invoice JOIN invoice_line ON invoice_line.invoice_id = invoice.id
       WHERE quote_id = ANY($1) GROUP BY invoice.id, kind ORDER BY invoice.id`,
      [quoteIds],
    );
    expect(papers).toEqual([
      { kind: 'deposit', orders: 3, gross: '10710' },
      { kind: 'final', orders: 3, gross: '96390' },
    ]);
  });

  it('waits until all of its orders are measured', async () => {
    const { quoteIds, first } = await aJob(2);
    await changeQuote(api, quoteIds[1] ?? '', { measuredAt: null });
    expectRefusal(await askForBalance(staff, first), 'order/not-measured');
  });

  it('leaves out an order that has ended', async () => {
    const { quoteIds, first, token } = await aJob(3);
    await changeQuote(api, quoteIds[2] ?? '', { status: 'declined' });
    await askForBalance(staff, first);
    expect(await moneyOf(api, token)).toMatchObject({ price: '714.00', balance: '642.60' });
    await payOn(await beginBalance(api, token, '642.60'));
    expect(await receivedOf(quoteIds)).toEqual(['357.00', '357.00', '35.70']);
  });

  it('is taken back for all of them, and their page is closed', async () => {
    const { quoteIds, token } = await aDueJob(2);
    await beginBalance(api, token, '642.60');
    expect((await staff.delete(paths.balanceRequest(quoteIds[1] ?? ''))).statusCode).toBe(200);
    await closePages();
    expect(await pagesOf(quoteIds)).toEqual([]);
    expectRefusal(await payBalance(api, token, '642.60'), 'balance/not-asked');
  });

  it('has one open page, whichever of its orders is asked for it', async () => {
    const { quoteIds, token } = await aDueJob(2, '50.00');
    const other = await makeOrderToken(api.app.get(Statements), quoteIds[1] ?? '', new Date());
    const tries = [token, other, token, other].map((one, index) =>
      payBalance(api, one, index % 2 ? '642.60' : '200.00'),
    );
    for (const reply of await Promise.all(tries)) expect([201, 409, 503]).toContain(reply.statusCode);
    expect((await pagesOf(quoteIds)).length).toBeLessThanOrEqual(1);
  });

  it('is refused by the database where one order would be paid more than is due of it', async () => {
    const { quoteIds, token } = await aDueJob(2, '50.00');
    const page = await beginBalance(api, token, '200.00');
    const set = (share: string) =>
      api.sql('UPDATE deposit_quote SET share = $3, is_open = true WHERE deposit_id = $1 AND quote_id = $2', [
        page.id,
        quoteIds[1],
        share,
      ]);
    await api.sql('UPDATE deposit_quote SET is_open = false WHERE deposit_id = $1', [page.id]);
    await expect(set('321.31')).rejects.toThrow('a card page would take more than is due');
  });

  it('closes the page that would take too much of one order, though not of all', async () => {
    const { quoteIds, token } = await aDueJob(2, '50.00');
    const page = await beginBalance(api, token, '400.00');
    await record(quoteIds[0] ?? '', '100.00');
    await closePages();
    expect(await pagesOf(quoteIds)).toHaveLength(1);
    await record(quoteIds[0] ?? '', '100.00');
    await closePages();
    expect(await pagesOf(quoteIds)).toEqual([]);
    // The same amount once more is parted by what is due by now.
    const again = await beginBalance(api, token, '400.00');
    expect(again.id).not.toBe(page.id);
    await payOn(again);
    expect(await moneyOf(api, token)).toMatchObject({ balance: '42.60', credit: '0.00' });
  });

  it('a card that was charged for more than is due of one order is looked at', async () => {
    const { quoteIds, token } = await aDueJob(2, '50.00');
    const page = await beginBalance(api, token, '600.00');
    cards.pay(referenceOf(page));
    await record(quoteIds[1] ?? '', '321.30');
    await checkAttempts(api, page.id);
    expect(await attemptsOf(api, page.id)).toMatchObject([
      { state: 'review', review_reason: 'more-than-due' },
    ]);
    expect(await moneyOf(api, token)).toMatchObject({ state: 'in-review', balance: '321.30' });
  });

  it('a refund of it is spread over its orders', async () => {
    const { quoteIds, token } = await aDueJob(2);
    const page = await beginBalance(api, token, '642.60');
    await payOn(page);
    const { id } = await requestRefund(api, page.id, { amount: '42.60' }, staff);
    const { refunder } = aRefunder(api, cards, { now });
    for (let look = 0; look < 3; look += 1) await refunder.carryOut(id);
    expect(await receivedOf(quoteIds)).toEqual(['335.70', '335.70']);
    // Each order's price is lower by its part, and the job's by all of it, until staff ask for it again.
    expect(await moneyOf(api, token)).toMatchObject({ price: '671.40', balance: '0.00', state: 'none' });
    expect((await askForBalance(staff, quoteIds[0] ?? '')).statusCode).toBe(200);
    expect(await moneyOf(api, token)).toMatchObject({ price: '714.00', balance: '42.60', state: 'payable' });
    await staff.delete(paths.balanceRequest(quoteIds[1] ?? ''));
    expect(await moneyOf(api, token)).toMatchObject({ price: '671.40', balance: '0.00' });
  });

  it('can be tried again where its page ran out, in parts as they are due by then', async () => {
    const { quoteIds, token } = await aDueJob(2, '50.00');
    const page = await beginBalance(api, token, '400.00');
    clock.aheadMs = 32 * 60_000;
    await checkAttempts(api, page.id);
    await record(quoteIds[0] ?? '', '200.00');
    const again = await api.post(paths.retryDeposit(page.id), {});
    expect(again.json()).toMatchObject({ id: page.id, paymentUrl: expect.stringContaining('https://') });
    await payOn(page, 2);
    expect(await moneyOf(api, token)).toMatchObject({ balance: '42.60', credit: '0.00' });
  });

  it('is reminded of by one letter', async () => {
    const { first, quoteIds } = await aJob(3);
    const dayMs = 86_400_000;
    await askForBalance(staff, first, {
      dueOn: new Date(Date.now() + 10 * dayMs).toISOString().slice(0, 10),
    });
    clock.aheadMs = 9 * dayMs;
    await new BalanceReminderSweep(backgroundTools(api, now)).sweep();
    const letters = await mailsOf(first, 'balance-reminder');
    expect(letters.map(({ quote_ids }) => [...quote_ids].sort())).toEqual([[...quoteIds].sort()]);
  });

  it('is on the page of each of its orders, with all of them and how far they are', async () => {
    const { quoteIds } = await aDueJob(2);
    const token = await makeOrderToken(api.app.get(Statements), quoteIds[1] ?? '', new Date());
    const order = (await api.get(paths.customerOrder(token))).json<CustomerOrder>();
    expect(order).toMatchObject({
      jobName: 'Abbey Street',
      tops: quoteIds.map((quoteId) => ({ quoteId, quantity: 1, stage: 'measured' })),
    });
    expect(order.balance.balance).toBe('642.60');
  });
});

/** What may happen to a job of three, and a number that says to which order and how much. */
const actions = [
  'pay',
  'pay',
  'pay',
  'open',
  'look',
  'record',
  'record for all',
  'undo',
  'refund',
  'ask',
  'ask no more',
  'close',
] as const;
const histories = fc.array(fc.tuple(fc.constantFrom(...actions), fc.nat({ max: 999 })), {
  minLength: 4,
  maxLength: 16,
});

async function play(history: readonly [(typeof actions)[number], number][]) {
  const { quoteIds, first, token } = await aDueJob(3, '10.00');
  const { refunder } = aRefunder(api, cards, { now });
  // Beyond the limit of requests in a minute.
  clock.aheadMs += 61_000;
  const pages = new Set<string>();
  const open = async (number: number) => {
    const due = sumPence(
      (await Promise.all(quoteIds.map(detailOf))).map(({ ledger }) => toPence(ledger.balance)),
    );
    const amount = number % 4 === 0 ? due : pence(1_000 + number * 61);
    const reply = await payBalance(api, token, toPounds(amount));
    expect(reply.statusCode).toBeLessThan(500);
    if (reply.statusCode < 300) pages.add(reply.json<{ id: string }>().id);
  };
  const look = async () => {
    for (const id of pages) await checkAttempts(api, id);
  };
  const happen = async (action: (typeof actions)[number], number: number): Promise<unknown> => {
    const quoteId = quoteIds[number % 3] ?? '';
    const page = [...pages][number % Math.max(1, pages.size)];
    switch (action) {
      case 'open':
        return open(number);
      case 'pay':
        await open(number);
        for (const { reference, state } of cards.all())
          if (reference && state === 'pending' && [...pages].some((id) => reference.startsWith(`dep-${id}-`)))
            cards.pay(reference);
        return number % 3 === 0 ? undefined : look();
      case 'look':
        return look();
      case 'record':
        return record(quoteId, toPounds(pence(1 + number * 37)));
      case 'record for all':
        return record(quoteId, toPounds(pence(1 + number * 53)), true);
      case 'undo': {
        const entry = (await detailOf(quoteId)).ledger.entries.find(({ canBeUndone }) => canBeUndone);
        return entry && staff.post(paths.undoPayment(quoteId, entry.id), { reason: 'A mistake' });
      }
      case 'refund': {
        const body = { amount: `${1 + (number % 40)}.01`, reason: 'Agreed' };
        return page && staff.post(paths.refunds(page), body, withKey(aKey()));
      }
      case 'ask':
        return askForBalance(staff, quoteId, number % 2 ? { smallestPart: '10.00' } : {});
      case 'ask no more':
        return staff.delete(paths.balanceRequest(first));
      case 'close':
        return closePages();
    }
  };
  for (const [action, number] of history) {
    await happen(action, number);
    expect((await pagesOf(quoteIds)).length).toBeLessThanOrEqual(1);
  }
  await look();
  for (let times = 0; times < 3; times += 1)
    for (const { id } of await api.sql<{ id: string }>('SELECT id FROM refund WHERE settled_at IS NULL'))
      await refunder.carryOut(id);
  return { quoteIds, pages: [...pages] };
}

/** Of each payment the parts are all of it, what each order says of its money is its ledger, and nothing is paid beyond what was due. */
async function expectTrue({ quoteIds, pages }: Awaited<ReturnType<typeof play>>) {
  let parts = pence(0);
  for (const id of quoteIds) {
    const { ledger, receivedDeposit } = await detailOf(id);
    expect(ledger.received).toBe(receivedDeposit);
    expect(toPence(ledger.received) + toPence(ledger.balance) - toPence(ledger.credit)).toBe(
      toPence(ledger.price),
    );
    parts = sumPence([parts, toPence(ledger.received)]);
  }
  const [entered] = await api.sql<{ pence: string }>(
    `SELECT coalesce(sum(entry.pence), 0)::text AS pence FROM ledger_entry AS entry
     LEFT JOIN payment_attempt AS attempt ON attempt.id = entry.attempt_id
     WHERE (entry.quote_id = ANY($1) OR entry.deposit_id IN (
         SELECT deposit_id FROM deposit_quote WHERE quote_id = ANY($1)))
       AND (attempt.id IS NULL OR attempt.state = 'paid')`,
    [quoteIds],
  );
  expect(Number(entered?.pence)).toBe(parts);
  const uneven = await api.sql(
    `SELECT deposit_id FROM deposit_quote JOIN deposit ON deposit.id = deposit_id WHERE deposit_id = ANY($1)
     GROUP BY deposit_id, deposit_amount HAVING sum(share) <> deposit_amount OR min(share) < 0`,
    [pages],
  );
  expect(uneven).toEqual([]);
  const invoiced = await api.sql<{ quote_id: string; gross: string }>(
    'SELECT quote_id, sum(gross_pence)::text AS gross FROM invoice_line WHERE quote_id = ANY($1) GROUP BY quote_id',
    [quoteIds],
  );
  for (const { gross } of invoiced) expect(Number(gross)).toBeLessThanOrEqual(35_700);
  const gaps = await api.sql(
    'SELECT kind, year FROM invoice GROUP BY kind, year HAVING count(*) <> max(sequence) OR min(sequence) <> 1',
  );
  expect(gaps).toEqual([]);
}
const holdAlways = (numRuns: number) =>
  fc.assert(
    fc.asyncProperty(histories, async (history) => expectTrue(await play(history))),
    { numRuns },
  );

it('adds up whatever happens to a job in whichever order', { timeout: 120_000 }, () => holdAlways(6));
it('and does so in many more', { timeout: 900_000, tags: 'thorough' }, () => holdAlways(300));
