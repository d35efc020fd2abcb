import { type Cancelling, type CustomerOrder, type OrderStage, paths } from '@app/contracts';
import { makeOrderToken } from '../../../appointments';
import { Statements } from '../../../database/statements';
import {
  aDeposit,
  newIdempotencyKey,
  beginDeposit,
  saveQuotes,
  withKey,
} from '../../../payments/testing/a-deposit';
import { aRefunder } from '../../../payments/testing/a-refund';
import { payByCard, useCards } from '../../../payments/testing/use-cards';
import { orderOf } from '../../../testing/builders/order-of';
import { useStaff } from '../../../testing/servers/use-api';
import { setStage } from '../../../testing/builders/set-stage';

/** The application with a fake card provider, and helpers to cancel paid orders and read the results. */
export function useCancelling() {
  const { api, cards, now } = useCards({ DEPOSITS_PER_HOUR: '100000' });
  const staff = useStaff(api);
  beforeEach(() => api.sql('DELETE FROM cancelling_rules; DELETE FROM cancelling_rules_before'));

  /** An order whose deposit of £35.70 for each top was paid by card. */
  async function paidOrders(count: number) {
    const quoteIds = (await saveQuotes(api, count)).map(({ id }) => id);
    const deposit = await beginDeposit(api, aDeposit({ quoteIds }));
    await payByCard(api, cards, deposit);
    return { quoteIds, deposit };
  }
  async function paidOrder() {
    const { quoteIds, deposit } = await paidOrders(1);
    return { id: quoteIds[0] ?? '', deposit };
  }
  const setItemStage = (id: string, stage: OrderStage) => setStage(api, id, stage);
  /** @returns the revised quote, if the price is revised */
  async function measure(id: string, details: object = {}): Promise<{ id: string; totalPrice: string }> {
    const sizes = { lengthMm: 1200, widthMm: 350, how: 'phone', price: 'revise', knownVersion: null };
    const response = await staff.post(paths.measurements(id), { ...sizes, ...details });
    expect({ status: response.statusCode, body: response.body }).toMatchObject({ status: 201 });
    return response.json<{ revisedQuote: { id: string; totalPrice: string } }>().revisedQuote;
  }
  const answerRevision = ({ id, totalPrice }: { id: string; totalPrice: string }, isAgreed = true) =>
    api.post(paths.answerRevision(id), { isAgreed, totalPrice });
  /** Measures a larger size, and the customer agrees to the higher price. */
  async function measuredAndAgreed(id: string): Promise<string> {
    const revised = await measure(id, { lengthMm: 1500 });
    expect((await answerRevision(revised)).statusCode).toBe(200);
    return revised.id;
  }
  const moneyOf = async (id: string) => (await orderOf(api, staff, id)).money;
  const tokenOf = (id: string) => makeOrderToken(api.app.get(Statements), id, now());
  const pageOf = async (token: string) => (await api.get(paths.customerOrder(token))).json<CustomerOrder>();
  const preview = async (id: string) => (await staff.get(paths.quoteCancelling(id))).json<Cancelling>();
  const cancel = (id: string, order: object, key = newIdempotencyKey()) =>
    staff.post(paths.cancelOrder(id), { reason: 'Moving house', ...order }, withKey(key));
  const recordPayment = async (id: string, amount: string) =>
    expect(
      (
        await staff.post(
          paths.recordedPayments(id),
          { amount, method: 'cash', paidOn: now().toISOString().slice(0, 10) },
          withKey(newIdempotencyKey()),
        )
      ).statusCode,
    ).toBe(201);
  const refundsOf = (depositId: string) =>
    api.sql<{ amount: string; state: string }>(
      'SELECT amount::text, state FROM refund WHERE deposit_id = $1 ORDER BY created_at',
      [depositId],
    );
  const executeRefunds = async () => {
    const { refunder } = aRefunder(api, cards, { now });
    for (const { id } of await api.sql<{ id: string }>('SELECT id FROM refund WHERE settled_at IS NULL'))
      await refunder.execute(id);
  };
  const receivedOf = async (id: string) =>
    (await api.sql<{ received: string }>('SELECT received::text FROM quote WHERE id = $1', [id]))[0]
      ?.received;
  const mailsOf = (id: string) =>
    api.sql<{ kind: string; details: object }>(
      `SELECT kind, details FROM mail WHERE quote_ids @> ARRAY[$1] AND kind = 'order-cancelled'`,
      [id],
    );
  const tasksOf = (id: string) =>
    api.sql<{ note: string; done_at: Date | null }>(
      `SELECT note, done_at FROM staff_task WHERE kind = 'customer-cancels' AND quote_id = $1`,
      [id],
    );
  const setRules = (rules: object) => staff.put(paths.adminCancellingRules, rules);
  return {
    api,
    cards,
    staff,
    paidOrders,
    paidOrder,
    setItemStage,
    measure,
    answerRevision,
    measuredAndAgreed,
    moneyOf,
    tokenOf,
    pageOf,
    preview,
    cancel,
    recordPayment,
    refundsOf,
    executeRefunds,
    receivedOf,
    mailsOf,
    tasksOf,
    setRules,
  };
}
