// @module-tag thorough
import fc from 'fast-check';
import { paths } from '@app/contracts';
import { pence } from '@app/pricing';
import { AppConfig } from '../../config/app-config';
import { Notifications } from '../../database/notifications';
import { Statements } from '../../database/statements';
import { asStaff } from '../../testing/as-staff';
import { startApi, type TestApi } from '../../testing/start-api';
import { aKey, beginDeposit, checkAttempts, referenceOf, withKey } from '../testing/a-deposit';
import { aRefunder, requestRefund } from '../testing/a-refund';
import { accountInSandbox, type CardAccount } from '../testing/card-accounts';
import { BooksSweep } from './books-sweep';
import { CompareBooks } from './compare-books';
import { ReadBooks } from './read-books';

const clock = { aheadMs: 0 };
const now = () => new Date(Date.now() + clock.aheadMs);

const deeds = [
  ...['order', 'order', 'refund', 'give back outside', 'charge back', 'link'],
  ...['counter', 'recorded counter', 'later', 'later'],
] as const;
const histories = fc.array(fc.tuple(fc.constantFrom(...deeds), fc.integer({ min: 1, max: 9_999 })), {
  minLength: 4,
  maxLength: 16,
});

const hourMs = 3_600_000;

describe('a random history in the sandbox', () => {
  let account: CardAccount;
  let api: TestApi;
  beforeAll(async () => {
    account = await accountInSandbox();
    api = await startApi({ cardPayments: account.cards, now, env: { DEPOSITS_PER_HOUR: '100000' } });
  });
  afterAll(async () => {
    await api.stop();
    await account.stop();
  });
  const setClock = (aheadMs: number) => {
    clock.aheadMs = aheadMs;
    return account.setClock(aheadMs);
  };

  async function compare() {
    const statements = api.app.get(Statements);
    const { breaker } = aRefunder(api, account.cards, { now });
    const books = new CompareBooks(statements, new ReadBooks(statements, account.cards), breaker, { now });
    const config = api.app.get(AppConfig);
    await new BooksSweep(statements, books, breaker, { now }, api.app.get(Notifications), config).sweep();
  }

  /** Plays it, and says which differences it makes. */
  async function play(history: readonly (readonly [(typeof deeds)[number], number])[]) {
    const made: string[] = [];
    const orders: { id: string; quoteId: string; reference: string; left: number }[] = [];
    for (const [deed, number] of history) {
      const order = orders[number % Math.max(1, orders.length)];
      const part = pence(Math.min(number, order?.left ?? 0));
      switch (deed) {
        case 'order': {
          const deposit = await beginDeposit(api);
          await account.pay(referenceOf(deposit));
          await checkAttempts(api, deposit.id);
          const quoteId = deposit.quoteId ?? '';
          orders.push({ id: deposit.id, quoteId, reference: referenceOf(deposit), left: 3_570 });
          break;
        }
        case 'refund':
          if (!order || part < 1) break;
          await aRefunder(api, account.cards, { now }).refunder.carryOut(
            (await requestRefund(api, order.id, { amount: (part / 100).toFixed(2) })).id,
          );
          order.left -= part;
          break;
        case 'give back outside':
        case 'charge back': {
          if (!order || part < 1) break;
          const isRefund = deed === 'give back outside';
          await (isRefund ? account.giveBack : account.chargeBack)(order.reference, part);
          order.left -= part;
          made.push(`${isRefund ? 'refund' : 'chargeback'} ${part} entered`);
          break;
        }
        case 'link':
          await account.take(pence(number), 'ECOM');
          made.push(`payment ${number} seen`);
          break;
        case 'counter':
          await account.take(pence(number), 'POS');
          break;
        case 'recorded counter': {
          if (!order) break;
          const payment = { amount: '1.00', means: 'card-counter', paidOn: now().toISOString().slice(0, 10) };
          const staff = await asStaff(api);
          await staff.post(paths.recordedPayments(order.quoteId), payment, withKey(aKey()));
          await account.take(pence(100), 'POS');
          break;
        }
        case 'later':
          await setClock(clock.aheadMs + (number % 20) * hourMs);
          break;
      }
    }
    return made.sort();
  }

  const ledger = async () =>
    (await api.sql<{ count: number }>('SELECT count(*)::integer AS count FROM ledger_entry'))[0]?.count;
  const found = (since: Date) =>
    api.sql<{ id: string; what: string; tasks: number }>(
      `SELECT id, concat_ws(' ', kind, (coalesce(theirs, ours) * 100)::integer,
         CASE WHEN entry_id IS NOT NULL THEN 'entered' WHEN verdict = 'theirs' THEN 'seen' ELSE verdict END) AS what,
         (SELECT count(*)::integer FROM staff_task WHERE kind = 'check-books' AND key = books_difference.id) AS tasks
       FROM books_difference WHERE found_at >= $1 ORDER BY 2, 1`,
      [since],
    );

  it('is compared to exactly what was done behind the shop, each once, and again to nothing more', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        // A month after the one before, of which nothing is left to be compared.
        await setClock(clock.aheadMs + 30 * 24 * hourMs);
        const began = now();
        await api.sql(
          `UPDATE books_difference SET closed_at = found_at, closed_by = 1 WHERE closed_at IS NULL`,
        );
        await api.sql(
          `INSERT INTO books_day (day, compared_at) VALUES (($1::timestamptz)::date - 1, $1) ON CONFLICT DO NOTHING`,
          [began],
        );
        const made = await play(history);
        await setClock(clock.aheadMs + 26 * hourMs);
        await compare();
        const first = await found(began);
        expect(first.map(({ what }) => what).sort()).toEqual(made);
        expect(first.every(({ tasks }) => tasks === 1)).toBe(true);

        const entries = await ledger();
        await setClock(clock.aheadMs + 24 * hourMs);
        await compare();
        expect(await found(began)).toEqual(first);
        expect(await ledger()).toBe(entries);
        // What the order has is what its charge has left in the provider's books.
        const [wrong] = await api.sql(
          `SELECT FROM deposit_quote WHERE share - refunded <> (
             SELECT sum(pence) / 100.00 FROM ledger_entry WHERE ledger_entry.deposit_id = deposit_quote.deposit_id)`,
        );
        expect(wrong).toBeUndefined();
      }),
      { numRuns: 12 },
    );
  });
});
