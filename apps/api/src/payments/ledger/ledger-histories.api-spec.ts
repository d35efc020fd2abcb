import fc from 'fast-check';
import { backgroundTools } from '../../testing/servers/background-tools';
import { pence, toPence, vatIn } from '@app/pricing';
import { Statements } from '../../database/statements';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers';
import { OutboxRelay } from '../../platform/outbox/outbox-relay';
import { asStaff } from '../../testing/as-staff';
import { startApi, type TestApi } from '../../testing/servers/start-api';
import { ClosePages } from '../attempts/close-pages';
import { CloseCheckout } from '../attempts/close-checkout';
import { ReconcileTransactions } from '../reconciliation/reconcile-transactions';
import { IssueDueInvoices } from '../invoices/issue-due-invoices';
import { aRefunder } from '../testing/a-refund';
import { accountInMemory, accountInSandbox, type CardAccount } from '../testing/card-accounts';
import { aShop, type Shop } from '../testing/a-shop';
import { describeStep, histories, type History } from '../testing/random-histories';
import { simulateCrashesAtDatabase, simulateCrashesAtProvider } from '../testing/simulate-crashes';
import { ledgerOfOrder } from './order-ledger';

const hourMs = 3_600_000;
/** How many histories run together, with the same nights; at most. */
const historiesPerBatch = 100;
/** How many of them run their day at the same time. */
const concurrentShops = 5;

/** Starts a shop with a movable clock and the worker's payment tasks. */
async function startShopFloor(account: CardAccount, clock: { aheadMs: number }) {
  const now = () => new Date(Date.now() + clock.aheadMs);
  const cards = simulateCrashesAtProvider(account.cards);
  const env = {
    DEPOSITS_PER_HOUR: '1000000',
    DATABASE_POOL_SIZE: '10',
    BACKGROUND_TIME_SCALE: '1',
    // Staff sign in once per batch: passwords are slow to check.
    SESSION_IDLE_MINUTES: '10080',
    SESSION_LONGEST_MINUTES: '43200',
  };
  const api = await startApi({ cardPayments: cards, now, env });
  const endSimulation = simulateCrashesAtDatabase();
  const statements = api.app.get(Statements);
  const { refunder, breaker } = aRefunder(api, cards, { now });
  const handlers = new OutboxHandlers();
  const closing = api.app.get(CloseCheckout, { strict: false });
  new ClosePages(handlers, statements, closing, { now }).onModuleInit();
  new IssueDueInvoices(handlers, statements, { now }).onModuleInit();
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
      endSimulation();
      return api.stop();
    },
    pass: async (ms: number) => void (await setClock(clock.aheadMs + ms)),
  };
}
type ShopFloor = Awaited<ReturnType<typeof startShopFloor>>;

/** Plays histories at the same time, then compares the ledger of each shop with provider, staff, orders and invoices. */
async function playHistories(
  shopFloor: ShopFloor,
  account: CardAccount,
  all: readonly History[],
): Promise<void> {
  const { api, refunder, now, relay, sweep, pass } = shopFloor;
  // A month after the previous histories, so that the provider's period contains only these.
  await pass(30 * 24 * hourMs);
  const startedAt = now();
  const staff = await asStaff(api);
  const shops: Shop[] = [];
  for (let remaining = all.length; remaining > 0; remaining -= 1)
    shops.push(await aShop({ api, account, staff, refunder, now, pass, count: 1 + (remaining % 5) }));
  const night = async () => {
    await pass(26 * hourMs);
    await relay.sweep();
    for (const shop of shops) await shop.settle();
    await sweep.sweep();
  };
  for (let day = 0; all.some((history) => history[day]); day += 1) {
    for (let begun = 0; begun < shops.length; begun += concurrentShops) {
      const batch = shops.slice(begun, begun + concurrentShops);
      await Promise.all(batch.map((shop, index) => shop.runDay(all[begun + index]?.[day] ?? [])));
    }
    await night();
  }
  // By then, attempts of crashed processes and lost responses have been retried.
  for (let extraNight = 0; extraNight < 2; extraNight += 1) await night();
  const transactions = await readTransactions(account, startedAt, new Date(now().getTime() + hourMs));
  for (const [index, shop] of shops.entries()) {
    await withHistoryInError(all[index], async () => {
      await compareWithProvider(api, shop, transactions);
      await compareWithStaff(api, shop);
      await compareWithOrders(api, shop);
      await compareWithInvoices(api, shop);
    });
  }
  await expectNothingLost(api, transactions);
}

/** Adds the history to the message of an error. */
async function withHistoryInError(history: History | undefined, compare: () => Promise<void>): Promise<void> {
  await compare().catch((error: unknown) => {
    const days = history?.map((day) => day.map(describeStep).join(', ')) ?? [];
    if (error instanceof Error) error.message += `\n${days.join('\n')}`;
    throw error;
  });
}

/** SQL: the `entry` makes a chargeback count again. */
const isWon = `EXISTS (SELECT FROM ledger_entry AS lost WHERE lost.id = entry.corrects_id AND lost.kind = 'chargeback')`;

interface LedgerSums {
  transaction_id: string;
  charged: string;
  refunded: string;
  has_task: boolean;
}

/**
 * Charges and refunds in the ledger match the provider's list, unless staff have a task about them. Money of a won chargeback
 * comes with a payout, which the list does not show.
 */
async function compareWithProvider(
  api: TestApi,
  { deposits }: Shop,
  transactions: Transactions,
): Promise<void> {
  const entered = await api.sql<LedgerSums & Record<string, unknown>>(
    `SELECT transaction_id, coalesce(sum(pence) FILTER (WHERE kind IN ('payment', 'correction') AND NOT ${isWon}), 0) AS charged,
       -coalesce(sum(pence) FILTER (WHERE kind IN ('refund', 'chargeback')), 0) AS refunded,
       EXISTS (
         SELECT FROM staff_task AS task WHERE task.kind IN ('check-books', 'chargeback') AND task.key LIKE '%:' || entry.transaction_id || ':%'
           AND note LIKE '%not in the ledger.') AS has_task
     FROM ledger_entry AS entry WHERE deposit_id = ANY($1) AND method = 'card-online' GROUP BY transaction_id`,
    [[...deposits]],
  );
  const references = await api.sql<{ transaction_id: string }>(
    'SELECT transaction_id FROM payment_attempt WHERE deposit_id = ANY($1) AND transaction_id IS NOT NULL',
    [[...deposits]],
  );
  for (const { transaction_id } of references) expect(transactions.has(transaction_id)).toBe(true);
  for (const { transaction_id: id, charged, refunded, has_task } of entered) {
    const listed = transactions.get(id);
    expect({ id, charged: Number(charged) }).toEqual({ id, charged: listed?.charged });
    if (!has_task) expect({ id, refunded: Number(refunded) }).toEqual({ id, refunded: listed?.refunded });
  }
}

type Transactions = Map<string, { charged: number; refunded: number }>;

/** Sums by transaction of the provider, in pence. */
async function readTransactions({ cards }: CardAccount, since: Date, until: Date): Promise<Transactions> {
  const listed = await cards.listTransactions(since, until);
  if (listed.kind !== 'ok') throw new Error('the provider does not list its transactions');
  const transactions: Transactions = new Map();
  for (const { kind, transactionId, amount } of listed.entries) {
    const sums = transactions.get(transactionId) ?? { charged: 0, refunded: 0 };
    if (kind === 'payment') sums.charged += amount;
    else sums.refunded += amount;
    transactions.set(transactionId, sums);
  }
  return transactions;
}

/** Payments and refunds outside the provider, and won chargebacks, match what staff recorded. */
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
  const refundedByStaff =
    sumOf(shop.undone) + sumOf(shop.returned) + sumOf(shop.cancelled) - Number(toCards?.pence);
  expect(Number(byHand?.pence)).toBe(sumOf(shop.recorded) - refundedByStaff);
  const [won] = await api.sql<{ pence: string }>(
    `SELECT coalesce(sum(pence), 0) AS pence FROM ledger_entry AS entry WHERE deposit_id = ANY($1) AND ${isWon}`,
    [[...shop.deposits]],
  );
  expect(Number(won?.pence)).toBe(sumOf(shop.won));
}

interface OrderState {
  id: string;
  /** Null: all tops are cancelled. */
  price: string | null;
  received: string;
  deposit_state: string;
  balance_due: string;
  balance_due_before: Date | null;
  asked_before: Date | null;
  /** The sum of the amounts received on its quotes. */
  shown: string;
  /** The amount of the task to refund a credit. */
  to_refund: string | null;
}

/** The amounts of each order match its ledger, and a credit has a task for staff. */
async function compareWithOrders(api: TestApi, shop: Shop): Promise<void> {
  const statements = api.app.get(Statements);
  const orders = await api.sql<OrderState & Record<string, unknown>>(
    `SELECT id, order_price(id) AS price, received, deposit_state, balance_due, balance_due_before,
       (SELECT due_before FROM balance_request WHERE order_id = placed.id) AS asked_before,
       (SELECT sum(quote.received) FROM order_item JOIN quote ON quote.id = agreed_id WHERE order_id = placed.id) AS shown,
       (SELECT note FROM staff_task AS task
         WHERE task.kind = 'refund-credit' AND task.key = placed.id AND done_at IS NULL) AS to_refund
     FROM customer_order AS placed
     WHERE id IN (SELECT order_id FROM order_item WHERE quote_id = ANY($1) AND is_placed)`,
    [await shop.quoteIds()],
  );
  for (const { id, received, deposit_state, shown, to_refund, ...order } of orders) {
    const ledger = await ledgerOfOrder(statements, id);
    const [price, balance, credit, sum] = [ledger.price, ledger.balance, ledger.credit, ledger.received].map(
      toPence,
    );
    const isDue = order.price !== null && order.asked_before !== null && balance !== 0;
    expect({ id, due: order.balance_due, before: order.balance_due_before }).toEqual({
      id,
      due: isDue ? ledger.balance : '0.00',
      before: isDue ? order.asked_before : null,
    });
    expect({ id, to_refund }).toEqual({ id, to_refund: credit === 0 ? null : ledger.credit });
    expect({ id, received: toPence(received), shown: toPence(shown) }).toEqual({
      id,
      received: sum,
      shown: sum,
    });
    // Refunds of an undone payment make the sum negative.
    if (shop.undone.size === 0) expect(sum).toBeGreaterThanOrEqual(0);
    expect(balance).toBeGreaterThanOrEqual(0);
    expect(Number(sum) + Number(balance) - Number(credit)).toBe(price);
    // A deposit that was received in any way is not requested again.
    if (order.price !== null && ledger.missingDeposit === '0.00' && price !== 0)
      expect(['paid', 'review']).toContain(deposit_state);
  }
}

/** Payments are invoiced up to the price, and the whole price once the balance was requested. */
async function compareWithInvoices(api: TestApi, shop: Shop): Promise<void> {
  const statements = api.app.get(Statements);
  const invoices = await api.sql<{
    id: string;
    max_invoiced: string;
    gross: string;
    vat: string;
    count: number;
    has_final: boolean;
  }>(
    `SELECT placed.id, coalesce(order_price(placed.id),
         (SELECT sum(total_price) FROM order_item JOIN quote ON quote.id = agreed_id WHERE order_id = placed.id)) AS max_invoiced,
       coalesce(sum(gross_pence), 0) AS gross, coalesce(sum(vat_pence), 0) AS vat, count(*)::integer AS count,
       coalesce(bool_or(kind = 'final'), false) AS has_final
     FROM customer_order AS placed
     LEFT JOIN invoice ON invoice.order_id = placed.id LEFT JOIN invoice_line ON invoice_id = invoice.id
     WHERE placed.id IN (SELECT order_id FROM order_item WHERE quote_id = ANY($1) AND is_placed)
     GROUP BY placed.id`,
    [await shop.quoteIds()],
  );
  for (const { id, max_invoiced, gross: sum, vat, count, has_final } of invoices) {
    const ledger = await ledgerOfOrder(statements, id);
    const paid = Math.max(0, Math.min(toPence(ledger.received), toPence(max_invoiced)));
    const gross = Number(sum);
    // After the final invoice, the invoiced total is the price; for a cancelled order, the paid amount.
    if (has_final) expect([paid, toPence(ledger.price)]).toContain(gross);
    else expect({ id, gross }).toEqual({ id, gross: paid });
    // Each invoice line may be rounded by half a penny.
    expect(Math.abs(Number(vat) - vatIn(pence(gross)))).toBeLessThanOrEqual(count);
  }
}

/** Checks everything in the database so far. */
async function expectNothingLost(api: TestApi, transactions: Transactions): Promise<void> {
  const problems = {
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
  expect(problems).toEqual({ charges: [], gaps: [], doubts: [], pages: [], refunds: [] });
}

/** The steps depend on the seed only, but the interleaving of concurrent steps depends on the machine. */
async function checkHistories(shopFloor: ShopFloor, account: CardAccount, count: number): Promise<void> {
  const all = fc.sample(histories, count);
  for (let begun = 0; begun < count; begun += historiesPerBatch)
    await playHistories(shopFloor, account, all.slice(begun, begun + historiesPerBatch));
}

/** Normally the provider is in memory; `npm run prove:ledger` sets both variables. */
const providers = { memory: accountInMemory, sandbox: accountInSandbox };
const { HISTORIES = '400', PROVIDER = 'memory' } = process.env;

describe('the ledger', () => {
  const clock = { aheadMs: 0 };
  let account: CardAccount;
  let shopFloor: ShopFloor;
  beforeAll(async () => {
    account = await providers[PROVIDER === 'sandbox' ? 'sandbox' : 'memory'](
      () => new Date(Date.now() + clock.aheadMs),
    );
    shopFloor = await startShopFloor(account, clock);
  });
  afterAll(async () => {
    await shopFloor.stop();
    await account.stop();
  });

  it(
    "matches the provider’s records and staff's entries after any sequence of events, races and crashes",
    { timeout: 120_000 },
    () => checkHistories(shopFloor, account, 25),
  );

  it('matches them for many more histories', { timeout: 3_600_000, tags: 'thorough' }, () =>
    checkHistories(shopFloor, account, Number(HISTORIES)),
  );
});
