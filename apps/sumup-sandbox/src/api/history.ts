import { refundStatus } from '../checkouts/to-transaction-response';
import type { Sandbox } from '../sandbox';
import type { CheckoutRecord, TransactionRecord } from '../state/records';
import type { SandboxStore } from '../state/sandbox-store';
import { failure, type Answer, type Call } from './answer';

/** A line of the history: a payment or a refund. */
interface Entry {
  id: string;
  atMs: number;
  item: Record<string, unknown>;
}

const defaultLimit = 10;
const maxLimit = 100;

/** Payments, refunds and chargebacks in chronological or reverse order, paginated with links. */
export function listTransactions({ store }: Sandbox, { query }: Call): Answer {
  const { order = 'ascending', oldest_ref, newest_ref } = query;
  const limit = Math.min(Number(query.limit ?? defaultLimit), maxLimit);
  const [oldest = -Infinity, newest = Infinity] = [query.oldest_time, query.newest_time].map((text) =>
    text === undefined ? undefined : Date.parse(text),
  );
  if (!['ascending', 'descending'].includes(order) || !(limit >= 1) || [oldest, newest].some(Number.isNaN))
    return failure(400, 'INVALID', 'Validation error');

  const entries = [...store.checkouts.values()]
    .flatMap((checkout) => checkout.transactions.flatMap((each) => entriesOf(checkout, each, store)))
    .sort((one, other) => one.atMs - other.atMs || one.id.localeCompare(other.id));
  const placeOf = (ref: string) => entries.findIndex(({ id }) => id === ref);
  // A cursor overrides a time.
  const wanted = entries.filter(
    ({ atMs }, place) =>
      (oldest_ref === undefined ? atMs >= oldest : place > placeOf(oldest_ref)) &&
      (newest_ref === undefined ? atMs < newest : place < placeOf(newest_ref)),
  );
  const inOrder = order === 'descending' ? wanted.reverse() : wanted;
  const page = inOrder.slice(0, limit);
  // Like SumUp's own example, the link keeps cursor and order, and drops times.
  const href = new URLSearchParams({
    limit: String(limit),
    [order === 'descending' ? 'newest_ref' : 'oldest_ref']: page.at(-1)?.id ?? '',
    order,
  });
  const links = inOrder.length > limit ? [{ rel: 'next', href: href.toString() }] : [];
  return { status: 200, body: { items: page.map(({ item }) => item), links } };
}

function entriesOf(checkout: CheckoutRecord, transaction: TransactionRecord, store: SandboxStore): Entry[] {
  const entry = (
    type: string,
    { id, atMs, amountPence }: { id: string; atMs: number; amountPence: number },
    more: Record<string, unknown>,
  ): Entry => ({
    id,
    atMs,
    item: {
      id,
      type,
      transaction_id: transaction.id,
      transaction_code: transaction.code,
      amount: amountPence / 100,
      currency: checkout.request.currency,
      timestamp: new Date(atMs).toISOString(),
      payment_type: 'ECOM',
      installments_count: 1,
      product_summary: checkout.request.description ?? checkout.reference,
      ...more,
    },
  });
  const refunded = transaction.refunds.reduce((sum, { amountPence }) => sum + amountPence, 0);
  return [
    entry(
      'PAYMENT',
      { ...transaction, amountPence: checkout.amountPence },
      {
        status: transaction.status,
        card_type: transaction.cardType,
        refunded_amount: refunded / 100,
      },
    ),
    ...transaction.refunds.map((refund) =>
      entry('REFUND', refund, {
        status: refundStatus(refund, store) === 'PENDING' ? 'PENDING' : 'SUCCESSFUL',
      }),
    ),
    ...transaction.chargebacks.map((each) => entry('CHARGE_BACK', each, { status: 'SUCCESSFUL' })),
  ];
}
