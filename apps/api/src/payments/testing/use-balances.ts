import { type AdminQuoteDetail, paths } from '@app/contracts';
import { Statements } from '../../database/statements';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers';
import { expectSuccess } from '../../testing/expect-success';
import { orderOf } from '../../testing/builders/order-of';
import { useStaff } from '../../testing/servers/use-api';
import { CloseCheckout } from '../attempts/close-checkout';
import { ClosePages } from '../attempts/close-pages';
import { IssueDueInvoices } from '../invoices/issue-due-invoices';
import { newIdempotencyKey, withKey } from './a-deposit';
import { aRefunder, requestRefund } from './a-refund';
import { anOrder, askForBalance } from './an-order';
import { useCards } from './use-cards';

export function useBalances() {
  const { api, cards, clock, now } = useCards({ DEPOSITS_PER_HOUR: '100000', BACKGROUND_TIME_SCALE: '1' });
  const staff = useStaff(api);
  const handlers = new OutboxHandlers();
  beforeAll(() => {
    const closeCheckout = api.app.get(CloseCheckout, { strict: false });
    new ClosePages(handlers, api.app.get(Statements), closeCheckout, { now }).onModuleInit();
    new IssueDueInvoices(handlers, api.app.get(Statements), { now }).onModuleInit();
  });

  /** Handles all outbox messages, as the worker does. */
  async function runOutbox() {
    const messages = await api.sql<{ topic: string; payload: Record<string, unknown> }>(
      'DELETE FROM outbox_message WHERE topic = ANY($1) RETURNING topic, payload',
      [handlers.topics()],
    );
    for (const { topic, payload } of messages) await handlers.handle(topic, payload);
  }
  const detailOf = async (id: string) => (await staff.get(paths.adminQuote(id))).json<AdminQuoteDetail>();
  const balanceOf = async (id: string) => (await orderOf(api, staff, id)).money;
  const mailsOf = (quoteId: string, kind: string) =>
    api.sql<{ to_address: string }>(
      'SELECT to_address FROM mail WHERE $1 = ANY(quote_ids) AND kind = $2 ORDER BY created_at',
      [quoteId, kind],
    );
  const recordPayment = (quoteId: string, amount: string) =>
    staff.post(
      paths.recordedPayments(quoteId),
      { amount, method: 'bank-transfer', paidOn: new Date().toISOString().slice(0, 10) },
      withKey(newIdempotencyKey()),
    );
  const openPagesOf = (quoteId: string) =>
    api.sql<{ amount: string }>(
      `SELECT payment_attempt.amount FROM payment_attempt JOIN deposit ON deposit.id = deposit_id JOIN order_item USING (order_id)
       WHERE quote_id = $1 AND state IN ('creating', 'open', 'failed')`,
      [quoteId],
    );
  async function aDueOrder(smallestPart: string | null = null) {
    const order = await anOrder(api, cards, staff);
    await expectSuccess(askForBalance(staff, order.quoteId, { smallestPart }));
    return order;
  }
  async function refund(depositId: string, amount: string) {
    const { id } = await requestRefund(api, depositId, { amount }, staff);
    const { refunder } = aRefunder(api, cards, { now });
    for (let check = 0; check < 3; check += 1) await refunder.execute(id);
  }
  return {
    api,
    cards,
    clock,
    now,
    staff,
    runOutbox,
    detailOf,
    balanceOf,
    mailsOf,
    recordPayment,
    openPagesOf,
    aDueOrder,
    refund,
  };
}
