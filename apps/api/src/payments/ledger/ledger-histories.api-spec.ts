import fc from 'fast-check';
import { backgroundTools } from '../../testing/background-tools';
import { pence, toPence, vatIn } from '@app/pricing';
import { Statements } from '../../database/statements';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers';
import { OutboxRelay } from '../../platform/outbox/outbox-relay';
import { asStaff } from '../../testing/as-staff';
import { startApi, type TestApi } from '../../testing/start-api';
import { ClosePages } from '../attempts/close-pages';
import { CloseCheckout } from '../attempts/close-checkout';
import { ReconcileTransactions } from '../reconciliation/reconcile-transactions';
import { InvoicesDue } from '../invoices/invoices-due';
import { aRefunder } from '../testing/a-refund';
import { accountInMemory, accountInSandbox, type CardAccount } from '../testing/card-accounts';
import { aShop, histories, type History, type Shop, toWords } from '../testing/shop-history';
import { letConnectionsDie, mortal } from '../testing/sudden-deaths';
import { ledgerOfOrder } from './order-ledger';

const hourMs = 3_600_000;
/** So many are looked at together, with the same nights. */
const together = 25;
/** And so many of them have their days at the same time. */
const atOnce = 5;

/** A shop with a clock that the test moves, with all that its worker does about money. */
async function aShopFloor(account: CardAccount, clock: { aheadMs: number }) {
  const now = () => new Date(Date.now() + clock.aheadMs);
  const cards = mortal(account.cards);
  const env = { DEPOSITS_PER_HOUR: '1000000', DATABASE_POOL_SIZE: '10', BACKGROUND_TIME_SCALE: '1' };
  const api = await startApi({ cardPayments: cards, now, env });
  const letLive = letConnectionsDie();
  const statements = api.app.get(Statements);
  const { refunder, breaker } = aRefunder(api, cards, { now });
  const handlers = new OutboxHandlers();
  const closing = api.app.get(CloseCheckout, { strict: false });
  new ClosePages(handlers, statements, closing, { now }).onModuleInit();
  new InvoicesDue(handlers, statements, { now }).onModuleInit();
  const tools = backgroundTools(api, now);
  const relay = new OutboxRelay(tools, handlers);
  const sweep = new ReconcileTransactions(tools, cards, breaker);
  const setClock = (aheadMs: number) => {
    clock.aheadMs = aheadMs;
    return account.setClock(aheadMs);
  };
  return {
    api,
    refunder,
    now,
    relay,
    sweep,
    stop() {
      letLive();
      return api.stop();
    },
    pass: (hours: number) => setClock(clock.aheadMs + hours * hourMs),
  };
}
type ShopFloor = Awaited<ReturnType<typeof aShopFloor>>;

/** Plays some histories at once, and looks at what has become of each. */
async function play(floor: ShopFloor, account: CardAccount, all: readonly History[]): Promise<void> {
  const { api, refunder, now, relay, sweep } = floor;
  // A month after those before, of which nothing is left to be compared.
  await floor.pass(30 * 24);
  const began = now();
  let staff = await asStaff(api);
  const shops: Shop[] = [];
  for (let left = all.length; left > 0; left -= 1)
    shops.push(await aShop({ api, account, staff: () => staff, refunder, now, count: 1 + (left % 5) }));
  const night = async () => {
    await floor.pass(26);
    staff = await asStaff(api);
    await relay.sweep();
    for (const shop of shops) await shop.settle();
    await sweep.sweep();
  };
  for (let day = 0; all.some((history) => history[day]); day += 1) {
    for (let begun = 0; begun < shops.length; begun += atOnce) {
      const some = shops.slice(begun, begun + atOnce);
      await Promise.all(some.map((shop, index) => shop.live(all[begun + index]?.[day] ?? [])));
    }
    await night();
  }
  // What was killed or sent without an answer is taken up by then.
  for (let more = 0; more < 2; more += 1) await night();
  const transactions = await readTransactions(account, began, new Date(now().getTime() + hourMs));
  for (const [index, shop] of shops.entries()) {
    await inStory(all[index], async () => {
      await compareWithProvider(api, shop, transactions);
      await compareWithStaff(api, shop);
      await compareWithOrders(api, shop);
      await compareWithInvoices(api, shop);
    });
  }
  await expectNothingLost(api, transactions);
}

/** Who finds something wrong says in which history. */
async function inStory(history: History | undefined, look: () => Promise<void>): Promise<void> {
  await look().catch((error: unknown) => {
    const days = history?.map((day) => day.map(toWords).join(', ')) ?? [];
    if (error instanceof Error) error.message += `\n${days.join('\n')}`;
    throw error;
  });
}

interface Moved {
  transaction_id: string;
  charged: string;
  back: string;
  is_asked: boolean;
}

/** Every charge, and all that went back of it, as the provider lists it, unless staff have a task. */
async function compareWithProvider(
  api: TestApi,
  { deposits }: Shop,
  transactions: Transactions,
): Promise<void> {
  const entered = await api.sql<Moved & Record<string, unknown>>(
    `SELECT transaction_id, coalesce(sum(pence) FILTER (WHERE kind IN ('payment', 'correction')), 0) AS charged,
       -coalesce(sum(pence) FILTER (WHERE kind IN ('refund', 'chargeback')), 0) AS back,
       EXISTS (
         SELECT FROM staff_task AS task WHERE task.kind = 'check-books' AND task.key LIKE '%:' || entry.transaction_id || ':%'
           AND note LIKE '%not in the ledger.') AS is_asked
     FROM ledger_entry AS entry WHERE deposit_id = ANY($1) AND method = 'card-online' GROUP BY transaction_id`,
    [[...deposits]],
  );
  const references = await api.sql<{ transaction_id: string }>(
    'SELECT transaction_id FROM payment_attempt WHERE deposit_id = ANY($1) AND transaction_id IS NOT NULL',
    [[...deposits]],
  );
  for (const { transaction_id } of references) expect(transactions.has(transaction_id)).toBe(true);
  for (const { transaction_id: id, charged, back, is_asked } of entered) {
    const known = transactions.get(id);
    expect({ id, charged: Number(charged) }).toEqual({ id, charged: known?.charged });
    if (!is_asked) expect({ id, back: Number(back) }).toEqual({ id, back: known?.back });
  }
}

type Transactions = Map<string, { charged: number; back: number }>;

/** By the transactions of the provider, in pence. */
async function readTransactions({ cards }: CardAccount, since: Date, until: Date): Promise<Transactions> {
  const listed = await cards.listTransactions(since, until);
  if (listed.kind !== 'ok') throw new Error('the provider does not list its transactions');
  const transactions: Transactions = new Map();
  for (const { kind, transactionId, amount } of listed.entries) {
    const sums = transactions.get(transactionId) ?? { charged: 0, back: 0 };
    if (kind === 'payment') sums.charged += amount;
    else sums.back += amount;
    transactions.set(transactionId, sums);
  }
  return transactions;
}

/** What came and went otherwise is what staff said, to the penny. */
async function compareWithStaff(api: TestApi, shop: Shop): Promise<void> {
  const ids = await shop.quoteIds();
  const [byHand] = await api.sql<{ pence: string }>(
    `SELECT coalesce(sum(pence), 0) AS pence FROM ledger_entry
     WHERE order_id IN (SELECT order_id FROM order_item WHERE quote_id = ANY($1))`,
    [ids],
  );
  const [toCards] = await api.sql<{ pence: string }>(
    'SELECT coalesce(sum(amount), 0) * 100 AS pence FROM refund WHERE reason = ANY($1)',
    [[...shop.cancelled.keys()]],
  );
  const sumOf = (amounts: Map<string, number>) => [...amounts.values()].reduce((sum, each) => sum + each, 0);
  const wentOut = sumOf(shop.undone) + sumOf(shop.returned) + sumOf(shop.cancelled) - Number(toCards?.pence);
  expect(Number(byHand?.pence)).toBe(sumOf(shop.recorded) - wentOut);
}

interface Standing {
  id: string;
  /** Null: nothing of it goes on. */
  price: string | null;
  received: string;
  deposit_state: string;
  balance_due: string;
  balance_due_before: Date | null;
  asked_before: Date | null;
  /** What its quotes show as theirs. */
  shown: string;
  /** The amount that staff are to give back. */
  to_give_back: string | null;
}

/** What each order says of its money is its ledger; what is above the price staff are to give back, and nothing else. */
async function compareWithOrders(api: TestApi, shop: Shop): Promise<void> {
  const statements = api.app.get(Statements);
  const orders = await api.sql<Standing & Record<string, unknown>>(
    `SELECT id, order_price(id) AS price, received, deposit_state, balance_due, balance_due_before,
       (SELECT due_before FROM balance_request WHERE order_id = placed.id) AS asked_before,
       (SELECT sum(quote.received) FROM order_item JOIN quote ON quote.id = agreed_id WHERE order_id = placed.id) AS shown,
       (SELECT note FROM staff_task AS task
         WHERE task.kind = 'give-back-credit' AND task.key = placed.id AND done_at IS NULL) AS to_give_back
     FROM customer_order AS placed
     WHERE id IN (SELECT order_id FROM order_item WHERE quote_id = ANY($1) AND is_placed)`,
    [await shop.quoteIds()],
  );
  for (const { id, received, deposit_state, shown, to_give_back, ...kept } of orders) {
    const ledger = await ledgerOfOrder(statements, id);
    const [price, balance, credit, sum] = [ledger.price, ledger.balance, ledger.credit, ledger.received].map(
      toPence,
    );
    const isDue = kept.price !== null && kept.asked_before !== null && balance !== 0;
    expect({ id, due: kept.balance_due, before: kept.balance_due_before }).toEqual({
      id,
      due: isDue ? ledger.balance : '0.00',
      before: isDue ? kept.asked_before : null,
    });
    expect({ id, to_give_back }).toEqual({ id, to_give_back: credit === 0 ? null : ledger.credit });
    expect({ id, received: toPence(received), shown: toPence(shown) }).toEqual({
      id,
      received: sum,
      shown: sum,
    });
    // What was given back of a payment that was a mistake has never come in.
    if (shop.undone.size === 0) expect(sum).toBeGreaterThanOrEqual(0);
    expect(balance).toBeGreaterThanOrEqual(0);
    expect(Number(sum) + Number(balance) - Number(credit)).toBe(price);
    // The deposit is there, however it came: nobody is asked for it again.
    if (kept.price !== null && ledger.missingDeposit === '0.00' && price !== 0)
      expect(['paid', 'review']).toContain(deposit_state);
  }
}

/** What was paid is invoiced, as far as the price goes, and up to all of that once the balance was asked for. */
async function compareWithInvoices(api: TestApi, shop: Shop): Promise<void> {
  const statements = api.app.get(Statements);
  const papers = await api.sql<{
    id: string;
    most: string;
    gross: string;
    vat: string;
    count: number;
    has_final: boolean;
  }>(
    `SELECT placed.id, coalesce(order_price(placed.id),
         (SELECT sum(total_price) FROM order_item JOIN quote ON quote.id = agreed_id WHERE order_id = placed.id)) AS most,
       coalesce(sum(gross_pence), 0) AS gross, coalesce(sum(vat_pence), 0) AS vat, count(*)::integer AS count,
       coalesce(bool_or(kind = 'final'), false) AS has_final
     FROM customer_order AS placed
     LEFT JOIN invoice ON invoice.order_id = placed.id LEFT JOIN invoice_line ON invoice_id = invoice.id
     WHERE placed.id IN (SELECT order_id FROM order_item WHERE quote_id = ANY($1) AND is_placed)
     GROUP BY placed.id`,
    [await shop.quoteIds()],
  );
  for (const { id, most, gross: sum, vat, count, has_final } of papers) {
    const ledger = await ledgerOfOrder(statements, id);
    const paid = Math.max(0, Math.min(toPence(ledger.received), toPence(most)));
    const gross = Number(sum);
    // Once the whole price is invoiced, what is invoiced is what the page says; of an order that ended, what was paid.
    if (has_final) expect([paid, toPence(ledger.price)]).toContain(gross);
    else expect({ id, gross }).toEqual({ id, gross: paid });
    // Each line is rounded once.
    expect(Math.abs(Number(vat) - vatIn(pence(gross)))).toBeLessThanOrEqual(count);
  }
}

/** Of all that has happened in this database so far. */
async function expectNothingLost(api: TestApi, transactions: Transactions): Promise<void> {
  const wrong = {
    charges: await api.sql(
      `SELECT charge.id FROM unnest($1::text[]) AS charge (id)
       WHERE NOT EXISTS (SELECT FROM ledger_entry WHERE kind = 'payment' AND transaction_id = charge.id)`,
      [[...transactions.keys()]],
    ),
    gaps: await api.sql(
      'SELECT kind, year FROM invoice GROUP BY kind, year HAVING count(*) <> max(sequence) OR min(sequence) <> 1',
    ),
    doubts: await api.sql(
      `SELECT id FROM payment_attempt WHERE state = 'review' AND NOT EXISTS (
         SELECT FROM staff_task WHERE attempt_id = payment_attempt.id AND kind = 'review-payment' AND done_at IS NULL)`,
    ),
    pages: await api.sql(
      `SELECT order_id FROM payment_attempt JOIN deposit ON deposit.id = deposit_id
       WHERE state IN ('creating', 'open', 'failed') GROUP BY order_id, purpose HAVING count(*) > 1`,
    ),
    refunds: await api.sql(
      `SELECT id FROM refund WHERE settled_at IS NULL AND NOT EXISTS (
         SELECT FROM staff_task AS task WHERE task.kind = 'check-refund' AND task.key = refund.id)`,
    ),
  };
  expect(wrong).toEqual({ charges: [], gaps: [], doubts: [], pages: [], refunds: [] });
}

/** What happened comes from the seed alone; what crosses meets as the machine has it. */
async function holdAlways(floor: ShopFloor, account: CardAccount, count: number): Promise<void> {
  const all = fc.sample(histories, count);
  for (let begun = 0; begun < count; begun += together)
    await play(floor, account, all.slice(begun, begun + together));
}

/** Tests that are run often play the provider in memory; `npm run prove:ledger` sets both. */
const providers = { played: accountInMemory, sandbox: accountInSandbox };
const { HISTORIES = '400', PROVIDER = 'played' } = process.env;

describe('the ledger', () => {
  const clock = { aheadMs: 0 };
  let account: CardAccount;
  let floor: ShopFloor;
  beforeAll(async () => {
    account = await providers[PROVIDER === 'sandbox' ? 'sandbox' : 'played'](
      () => new Date(Date.now() + clock.aheadMs),
    );
    floor = await aShopFloor(account, clock);
  });
  afterAll(async () => {
    await floor.stop();
    await account.stop();
  });

  it(
    "matches the provider’s records and staff's entries after any sequence of events, races and crashes",
    { timeout: 120_000 },
    () => holdAlways(floor, account, together),
  );

  it('and does so for many more', { timeout: 3_600_000, tags: 'thorough' }, () =>
    holdAlways(floor, account, Number(HISTORIES)),
  );
});
