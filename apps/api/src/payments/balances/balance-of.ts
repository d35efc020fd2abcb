import type { BalanceRequest, OrderStage } from '@app/contracts';
import { pence, toPence, type Pence } from '@app/pricing';
import type { StatementRunner } from '../../database/statements';
import { findLastPlacedOrder, quotesOfOrder } from '../../orders';
import { londonDateOf } from '../../platform/clock/london-day';
import type { QuoteDepositState } from '../../quotes';
import { findReviewOfTops } from '../attempts/settle-statements';
import { type FoundLedger, ledgerOfOrder, ledgerOfQuote } from '../ledger/order-ledger';

export interface BalanceRequestRow {
  dueBefore: Date;
  smallestPart: string | null;
  askedAt: Date;
  by: string | null;
}

const readRequest = `
  SELECT due_before AS "dueBefore", smallest_part AS "smallestPart", asked_at AS "askedAt", first_name AS by
  FROM balance_request LEFT JOIN staff_user ON staff_user.id = asked_by
  WHERE order_id = $1`;

export interface BalanceItem {
  quoteId: string;
  reference: string;
  /** Null: it goes on no more. */
  stage: OrderStage | null;
}

export interface Balance {
  /** Null: of a quote that nobody has ordered. */
  orderId: string | null;
  /** 'OR-26-00031'; null: the same. */
  reference: string | null;
  /** The tops that go on, in their order. */
  items: readonly BalanceItem[];
  ledger: FoundLedger;
  depositState: QuoteDepositState;
  request: BalanceRequestRow | null;
  /** A payment for one of the tops is under review: what it comes to is not known. */
  isInReview: boolean;
  /** What may be paid on a card page now; nothing where it is not asked for, or the order has ended. */
  payable: Pence;
}

/** What is due may be paid whole, and in parts as far as staff allow it; a rest that is below a part is paid whole. */
export function isPayable(
  { payable, request }: Pick<Balance, 'payable' | 'request'>,
  amount: Pence,
): boolean {
  if (amount === payable) return amount > 0;
  const part = request?.smallestPart;
  return Boolean(part) && amount >= toPence(part ?? '0.00') && amount < payable;
}

const readItems = `
  SELECT quote.id AS "quoteId", quote.reference, stage
  FROM order_item JOIN quote ON quote.id = agreed_id
  WHERE order_id = $1 AND stage IS NOT NULL
  ORDER BY position`;

const readOrder = 'SELECT reference, deposit_state AS state FROM customer_order WHERE id = $1';

/** How an order stands with its balance. To be decided by with the quotes of all its tops held. */
export async function balanceOfOrder(runner: StatementRunner, orderId: string): Promise<Balance> {
  const ledger = await ledgerOfOrder(runner, orderId);
  const quoteIds = await quotesOfOrder(runner, orderId);
  const items = await runner.run<BalanceItem>(readItems, [orderId]);
  const [order] = await runner.run<{ reference: string | null; state: QuoteDepositState }>(readOrder, [
    orderId,
  ]);
  const [request = null] = await runner.run<BalanceRequestRow>(readRequest, [orderId]);
  const isInReview = (await runner.run(findReviewOfTops, [quoteIds])).length > 0;
  const depositState = order?.state ?? 'none';
  const mayPay = request !== null && items.length > 0 && depositState === 'paid' && !isInReview;
  return {
    orderId,
    reference: order?.reference ?? null,
    items,
    ledger,
    depositState,
    request: items.length > 0 ? request : null,
    isInReview,
    payable: mayPay ? toPence(ledger.balance) : pence(0),
  };
}

/** The same of the order that a quote is part of. */
export async function balanceOf(runner: StatementRunner, quoteId: string): Promise<Balance> {
  const orderId = await findLastPlacedOrder(runner, quoteId);
  if (orderId !== null) return balanceOfOrder(runner, orderId);
  const ledger = await ledgerOfQuote(runner, quoteId);
  const none = { request: null, depositState: 'none', isInReview: false, payable: pence(0) } as const;
  return { orderId, reference: null, items: [], ledger, ...none };
}

export const toBalanceRequest = (
  { dueBefore, smallestPart }: BalanceRequestRow,
  { balance }: Pick<FoundLedger, 'balance'>,
  now: Date,
): BalanceRequest => ({
  dueOn: londonDateOf(new Date(dueBefore.getTime() - 1)),
  smallestPart,
  isOverdue: dueBefore <= now && toPence(balance) > 0,
});
