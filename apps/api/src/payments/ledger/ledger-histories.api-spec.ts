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
import { FindOutsideMoney } from '../books/find-outside-money';
import { InvoicesDue } from '../invoicing/invoices-due';
import { aRefunder } from '../testing/a-refund';
import { accountInMemory, accountInSandbox, type CardAccount } from '../testing/card-accounts';
import { aShop, histories, type History, type Shop, toWords } from '../testing/shop-history';
import { letConnectionsDie, mortal } from '../testing/sudden-deaths';
import { ledgerOfQuote } from './quote-ledger';

const hourMs = 3_600_000;
/** So many are looked at together, with the same nights. */
const together = 25;
/** And so many of them have their days at the same time. */
const atOnce = 5;

/** A shop in which time goes as it is told, with all that its worker does about money. */
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
  const sweep = new FindOutsideMoney(tools, cards, breaker);
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
    shops.push(await aShop({ api, account, staff: () => staff, refunder, now }));
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
  const books = await readBooks(account, began, new Date(now().getTime() + hourMs));
  for (const [index, shop] of shops.entries()) {
    await inStory(all[index], async () => {
      await compareWithBooks(api, shop, books);
      await compareWithStaff(api, shop);
      await compareWithQuotes(api, shop);
      await compareWithInvoices(api, shop);
    });
  }
  await expectNothingLost(api, books);
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

/** Every charge, and all that went back of it, as the provider's books have it; or people are asked. */
async function compareWithBooks(api: TestApi, { deposits }: Shop, books: Books): Promise<void> {
  const entered = await api.sql<Moved & Record<string, unknown>>(
    `SELECT transaction_id, coalesce(sum(pence) FILTER (WHERE kind IN ('payment', 'correction')), 0) AS charged,
       -coalesce(sum(pence) FILTER (WHERE kind IN ('refund', 'chargeback')), 0) AS back,
       EXISTS (
         SELECT FROM staff_task AS task WHERE task.kind = 'check-books' AND task.key LIKE '%:' || entry.transaction_id || ':%'
           AND note LIKE '%not in the ledger.') AS is_asked
     FROM ledger_entry AS entry WHERE deposit_id = ANY($1) AND means = 'card-online' GROUP BY transaction_id`,
    [[...deposits]],
  );
  const references = await api.sql<{ transaction_id: string }>(
    'SELECT transaction_id FROM payment_attempt WHERE deposit_id = ANY($1) AND transaction_id IS NOT NULL',
    [[...deposits]],
  );
  for (const { transaction_id } of references) expect(books.has(transaction_id)).toBe(true);
  for (const { transaction_id: id, charged, back, is_asked } of entered) {
    const known = books.get(id);
    expect({ id, charged: Number(charged) }).toEqual({ id, charged: known?.charged });
    if (!is_asked) expect({ id, back: Number(back) }).toEqual({ id, back: known?.back });
  }
}

type Books = Map<string, { charged: number; back: number }>;

/** By the transactions of the provider, in pence. */
async function readBooks({ cards }: CardAccount, since: Date, until: Date): Promise<Books> {
  const listed = await cards.listTransactions(since, until);
  if (listed.kind !== 'ok') throw new Error('the provider does not show its books');
  const books: Books = new Map();
  for (const { kind, transactionId, amount } of listed.entries) {
    const sums = books.get(transactionId) ?? { charged: 0, back: 0 };
    if (kind === 'payment') sums.charged += amount;
    else sums.back += amount;
    books.set(transactionId, sums);
  }
  return books;
}

/** What came and went otherwise is what staff said, to the penny. */
async function compareWithStaff(api: TestApi, shop: Shop): Promise<void> {
  const ids = await shop.quoteIds();
  const [byHand] = await api.sql<{ pence: string }>(
    `SELECT coalesce(sum(pence), 0) AS pence FROM ledger_entry WHERE quote_id = ANY($1)`,
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
  received: string;
  deposit_state: string;
  is_order: boolean;
  balance_due: string;
  balance_due_before: Date | null;
  asked_before: Date | null;
  stands: boolean;
  /** The amount that staff are to give back. */
  to_give_back: string | null;
}

/** What each quote says of its money is its ledger; what is above the price staff are to give back, and nothing else. */
async function compareWithQuotes(api: TestApi, shop: Shop): Promise<void> {
  const statements = api.app.get(Statements);
  const quotes = await api.sql<Standing & Record<string, unknown>>(
    `SELECT id, received, deposit_state, stage IS NOT NULL AS is_order, balance_due, balance_due_before,
       (SELECT due_before FROM balance_request WHERE quote_id = quote.id) AS asked_before,
       superseded_at IS NULL AND NOT is_proposal AS stands,
       (SELECT note FROM staff_task AS task
         WHERE task.kind = 'give-back-credit' AND task.quote_id = quote.id AND done_at IS NULL) AS to_give_back
     FROM quote WHERE id = ANY($1)`,
    [await shop.quoteIds()],
  );
  for (const { id, received, deposit_state, stands, to_give_back, ...kept } of quotes) {
    const ledger = await ledgerOfQuote(statements, id);
    const isDue = kept.is_order && kept.asked_before !== null && ledger.balance !== '0.00';
    expect({ id, due: kept.balance_due, before: kept.balance_due_before }).toEqual({
      id,
      due: isDue ? ledger.balance : '0.00',
      before: isDue ? kept.asked_before : null,
    });
    const aboveThePrice = stands && ledger.credit !== '0.00' ? ledger.credit : null;
    expect({ id, to_give_back }).toEqual({ id, to_give_back: aboveThePrice });
    if (!stands) continue;
    const [price, balance, credit, sum] = [ledger.price, ledger.balance, ledger.credit, ledger.received].map(
      toPence,
    );
    expect({ id, received: toPence(received) }).toEqual({ id, received: sum });
    // What was given back of a payment that was a mistake has never come in.
    if (shop.undone.size === 0) expect(sum).toBeGreaterThanOrEqual(0);
    expect(balance).toBeGreaterThanOrEqual(0);
    expect(Number(sum) + Number(balance) - Number(credit)).toBe(price);
    // The deposit is there, however it came: nobody is asked for it again.
    if (ledger.missingDeposit === '0.00') expect(['paid', 'review']).toContain(deposit_state);
  }
  // Of each payment that counts, what its quotes have is what the ledger leaves of its charge.
  const wrong = await api.sql(
    `SELECT attempt.deposit_id FROM payment_attempt AS attempt
     WHERE attempt.deposit_id = ANY($1) AND state = 'paid' AND (
       SELECT sum(share - refunded) * 100 FROM deposit_quote WHERE deposit_id = attempt.deposit_id) <> (
       SELECT sum(pence) FROM ledger_entry WHERE transaction_id = attempt.transaction_id)`,
    [[...shop.deposits]],
  );
  expect(wrong).toEqual([]);
}

/** What was paid is invoiced, as far as the price goes, and up to all of that once the balance was asked for. */
async function compareWithInvoices(api: TestApi, shop: Shop): Promise<void> {
  const statements = api.app.get(Statements);
  const [all] = await api.sql<{ quote_ids: string[] }>(
    `SELECT array_agg(id) AS quote_ids FROM quote WHERE id = ANY($1) AND superseded_at IS NULL AND NOT is_proposal`,
    [await shop.quoteIds()],
  );
  for (const id of all?.quote_ids ?? []) {
    const ledger = await ledgerOfQuote(statements, id);
    const [lines] = await api.sql<{ gross: string; vat: string; count: number; has_final: boolean }>(
      `WITH RECURSIVE counted AS (
         SELECT $1::text AS id
         UNION SELECT original_id FROM counted JOIN quote_revision ON quote_id = counted.id AND state = 'agreed')
       SELECT coalesce(sum(gross_pence), 0) AS gross, coalesce(sum(vat_pence), 0) AS vat, count(*)::integer AS count,
         coalesce(bool_or(kind = 'final'), false) AS has_final
       FROM invoice_line JOIN invoice ON invoice.id = invoice_id JOIN counted ON counted.id = quote_id`,
      [id],
    );
    const paid = Math.max(0, Math.min(toPence(ledger.received), toPence(ledger.price)));
    const gross = Number(lines?.gross);
    // Once the whole price is invoiced, what is invoiced is what the page says; of an order that ended, what was paid.
    if (lines?.has_final) expect([paid, toPence(ledger.price)]).toContain(gross);
    else expect({ id, gross }).toEqual({ id, gross: paid });
    // Each line is rounded once.
    expect(Math.abs(Number(lines?.vat) - vatIn(pence(gross)))).toBeLessThanOrEqual(lines?.count ?? 0);
  }
}

/** Of all that has happened in this database so far. */
async function expectNothingLost(api: TestApi, books: Books): Promise<void> {
  const wrong = {
    charges: await api.sql(
      `SELECT charge.id FROM unnest($1::text[]) AS charge (id)
       WHERE NOT EXISTS (SELECT FROM ledger_entry WHERE kind = 'payment' AND transaction_id = charge.id)`,
      [[...books.keys()]],
    ),
    gaps: await api.sql(
      'SELECT kind, year FROM invoice GROUP BY kind, year HAVING count(*) <> max(sequence) OR min(sequence) <> 1',
    ),
    doubts: await api.sql(
      `SELECT id FROM payment_attempt WHERE state = 'review' AND NOT EXISTS (
         SELECT FROM staff_task WHERE attempt_id = payment_attempt.id AND kind = 'review-payment' AND done_at IS NULL)`,
    ),
    pages: await api.sql(
      `SELECT quote_id FROM payment_attempt JOIN deposit_quote USING (deposit_id)
       WHERE state IN ('creating', 'open', 'failed') GROUP BY quote_id HAVING count(*) > 1`,
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
    'is what the provider’s books and staff say, whatever happens in whichever order, crosses or is killed',
    { timeout: 120_000 },
    () => holdAlways(floor, account, together),
  );

  it('and is so in many more', { timeout: 3_600_000, tags: 'thorough' }, () =>
    holdAlways(floor, account, Number(HISTORIES)),
  );
});
