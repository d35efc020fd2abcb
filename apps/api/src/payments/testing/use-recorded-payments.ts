import { type AdminQuoteDetail, paths, type RecordPaymentRequest } from '@app/contracts';
import { Statements } from '../../database/statements';
import { londonDateOf } from '../../platform/clock/london-day';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers';
import { saveAQuote } from '../../testing/builders/a-basket';
import { expectSuccess } from '../../testing/expect-success';
import { orderOf as readOrderOf } from '../../testing/builders/order-of';
import { useStaff } from '../../testing/servers/use-api';
import { CloseCheckout } from '../attempts/close-checkout';
import { ClosePages } from '../attempts/close-pages';
import { newIdempotencyKey, withKey } from './a-deposit';
import { useCards } from './use-cards';
import { usePaymentMails } from './use-payment-mails';

/** The application with signed-in staff, and the worker's handlers for closing pages and composing mails. */
export function useRecordedPayments() {
  const { api, cards, clock, now } = useCards({ DEPOSITS_PER_HOUR: '500' });
  const staff = useStaff(api);
  const handlers = new OutboxHandlers();
  const mails = usePaymentMails(api, now);
  beforeAll(() => {
    const closing = api.app.get(CloseCheckout, { strict: false });
    new ClosePages(handlers, api.app.get(Statements), closing, { now }).onModuleInit();
  });

  const today = () => londonDateOf(now());
  /** A payment of the deposit on a quote of £357.00. */
  const aPayment = (details: Partial<RecordPaymentRequest> = {}): RecordPaymentRequest => ({
    amount: '35.70',
    method: 'cash',
    paidOn: today(),
    ...details,
  });
  const postPayment = (
    quoteId: string,
    details: Partial<RecordPaymentRequest> = {},
    key = newIdempotencyKey(),
  ) => staff.post(paths.recordedPayments(quoteId), aPayment(details), withKey(key));
  async function record(quoteId: string, details: Partial<RecordPaymentRequest> = {}) {
    return expectSuccess<AdminQuoteDetail>(postPayment(quoteId, details));
  }
  const undo = (quoteId: string, entryId = '', reason = 'Typed on the wrong quote') =>
    staff.post(paths.undoPayment(quoteId, entryId), { reason });
  const detailOf = async (quoteId: string) =>
    (await staff.get(paths.adminQuote(quoteId))).json<AdminQuoteDetail>();
  const orderOf = (quoteId: string) => readOrderOf(api, staff, quoteId);
  const moneyOf = async (quoteId: string) => (await orderOf(quoteId)).money;
  /** A quote whose customer has an email address. */
  async function aQuoteWithCustomer() {
    const quote = await saveAQuote(api);
    const customer = { customerName: 'Ada Lovelace', customerEmail: 'ada@example.com' };
    await staff.put(paths.adminQuoteCustomer(quote.id), customer);
    return quote;
  }
  return {
    api,
    cards,
    clock,
    now,
    staff,
    handlers,
    mails,
    today,
    aPayment,
    postPayment,
    record,
    undo,
    detailOf,
    orderOf,
    moneyOf,
    aQuoteWithCustomer,
  };
}
