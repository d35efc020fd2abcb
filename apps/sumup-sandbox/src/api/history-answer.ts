import { refundStatus } from '../checkouts/to-transaction-response';
import type { Sandbox } from '../sandbox';
import { uuidOf } from '../state/ids';
import type { CallRecord, CheckoutRecord, TakingRecord, TransactionRecord } from '../state/records';
import type { SandboxStore } from '../state/sandbox-store';
import { failure, problem, type Answer } from './answers';

type Query = Readonly<Record<string, string | undefined>>;

/** A line of the history: a payment, or a refund, which is one of its own and names the payment. */
interface Entry {
  id: string;
  atMs: number;
  item: Record<string, unknown>;
}

const usualLimit = 10;
const largestLimit = 100;

/** Every payment and refund in the order in which they were made, or the other way round; by pages with links. */
export function listTransactions(
  { store, config }: Sandbox,
  merchantCode: string,
  query: Query,
  call: CallRecord,
): Answer {
  if (merchantCode !== config.merchantCode) return problem(401, call.number);
  const { order = 'ascending', limit: limitText = String(usualLimit), oldest_ref, newest_ref } = query;
  const limit = /^[1-9]\d{0,3}$/.test(limitText) ? Math.min(Number(limitText), largestLimit) : NaN;
  const times = [query.oldest_time, query.newest_time].map((text) =>
    text === undefined ? null : Date.parse(text),
  );
  const isWrong =
    !['ascending', 'descending'].includes(order) || Number.isNaN(limit) || times.some(Number.isNaN);
  if (isWrong) return failure(400, 'INVALID', 'Validation error');

  const entries = entriesOf(store);
  const placeOf = (ref: string | undefined) => entries.findIndex(({ id }) => id === ref);
  const [oldest, newest] = times;
  // A place supersedes a time.
  const isLate = ({ atMs }: Entry, place: number) =>
    oldest_ref === undefined ? oldest == null || atMs >= oldest : place > placeOf(oldest_ref);
  const isEarly = ({ atMs }: Entry, place: number) =>
    newest_ref === undefined ? newest == null || atMs < newest : place < placeOf(newest_ref);
  const wanted = entries.filter((entry, place) => isLate(entry, place) && isEarly(entry, place));
  const isDescending = order === 'descending';
  const inOrder = isDescending ? wanted.reverse() : wanted;
  const page = inOrder.slice(0, limit);
  const last = page.at(-1);
  // Like SumUp's own example, the link keeps the place and the order, and forgets any times.
  const href = new URLSearchParams({
    limit: String(limit),
    [isDescending ? 'newest_ref' : 'oldest_ref']: last?.id ?? '',
    order,
  });
  const links = inOrder.length > limit ? [{ rel: 'next', href: href.toString() }] : [];
  return { status: 200, body: { items: page.map(({ item }) => item), links } };
}

const entriesOf = (store: SandboxStore): Entry[] =>
  [...store.state.checkouts.values()]
    .flatMap((checkout) =>
      checkout.transactions.flatMap((transaction) => [
        paymentOf(checkout, transaction),
        ...refundsOf(checkout, transaction, store),
        ...chargebacksOf(checkout, transaction, store),
      ]),
    )
    .concat(store.state.takings.map(toTaking))
    .sort((one, other) => one.atMs - other.atMs || one.id.localeCompare(other.id));

const common = (checkout: CheckoutRecord, { id, code }: TransactionRecord) => ({
  transaction_id: id,
  transaction_code: code,
  currency: checkout.currency,
  payment_type: 'ECOM',
  installments_count: 1,
  product_summary: checkout.description ?? checkout.reference,
});

function paymentOf(checkout: CheckoutRecord, transaction: TransactionRecord): Entry {
  const { id, atMs, status, refunds, cardType } = transaction;
  const item = {
    ...common(checkout, transaction),
    id,
    type: 'PAYMENT',
    status,
    amount: checkout.amountPence / 100,
    timestamp: new Date(atMs).toISOString(),
    card_type: cardType,
    refunded_amount: refunds.reduce((sum, { amountPence }) => sum + amountPence, 0) / 100,
  };
  return { id, atMs, item };
}

const refundsOf = (checkout: CheckoutRecord, transaction: TransactionRecord, store: SandboxStore): Entry[] =>
  transaction.refunds.map((refund) => {
    const id = uuidOf(store.state.settings.seed, 'refund', transaction.id, refund.number);
    const item = {
      ...common(checkout, transaction),
      id,
      type: 'REFUND',
      status: refundStatus(refund, store) === 'PENDING' ? 'PENDING' : 'SUCCESSFUL',
      amount: refund.amountPence / 100,
      timestamp: new Date(refund.atMs).toISOString(),
    };
    return { id, atMs: refund.atMs, item };
  });

const chargebacksOf = (
  checkout: CheckoutRecord,
  transaction: TransactionRecord,
  store: SandboxStore,
): Entry[] =>
  (transaction.chargebacks ?? []).map(({ number, amountPence, atMs }) => {
    const id = uuidOf(store.state.settings.seed, 'chargeback', transaction.id, number);
    const item = {
      ...common(checkout, transaction),
      id,
      type: 'CHARGE_BACK',
      status: 'SUCCESSFUL',
      amount: amountPence / 100,
      timestamp: new Date(atMs).toISOString(),
    };
    return { id, atMs, item };
  });

const toTaking = ({ id, code, paymentType, amountPence, atMs }: TakingRecord): Entry => ({
  id,
  atMs,
  item: {
    id,
    transaction_id: id,
    transaction_code: code,
    type: 'PAYMENT',
    status: 'SUCCESSFUL',
    currency: 'GBP',
    payment_type: paymentType,
    installments_count: 1,
    amount: amountPence / 100,
    timestamp: new Date(atMs).toISOString(),
  },
});
