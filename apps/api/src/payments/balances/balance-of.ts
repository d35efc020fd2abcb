import type { BalanceRequest, OrderStage } from '@app/contracts';
import { pence, toPence, type Pence } from '@app/pricing';
import type { StatementRunner } from '../../database/statements';
import { findLastPlacedOrder, Order, quotesOfOrder } from '../../orders';
import { londonDateOf } from '../../platform/clock/london-day';
import type { QuoteDepositState } from '../../quotes';
import { findReviewOfTopsSql } from '../attempts/attempt-statements';
import { type FoundLedger, ledgerOfOrder, ledgerOfQuote } from '../ledger/order-ledger';

interface BalanceRequestRow {
  dueBefore: Date;
  smallestPart: string | null;
  askedAt: Date;
  askedBy: string | null;
}

const readRequestSql = `
  SELECT due_before AS "dueBefore", smallest_part AS "smallestPart", asked_at AS "askedAt", first_name AS "askedBy"
  FROM balance_request LEFT JOIN staff_user ON staff_user.id = asked_by
  WHERE order_id = $1`;

interface BalanceItem {
  quoteId: string;
  reference: string;
  /** Null: the top was cancelled. */
  stage: OrderStage | null;
}

export interface Balance {
  /** Null: the quote was not ordered. */
  orderId: string | null;
  reference: string | null;
  items: readonly BalanceItem[];
  ledger: FoundLedger;
  depositState: QuoteDepositState;
  request: BalanceRequestRow | null;
  /** A payment for one of the tops is under review, so the balance may change. */
  isInReview: boolean;
  /** What a card page may charge now: 0 unless staff have requested the balance. */
  payable: Pence;
}

/** Partial payments from `smallestPart` up are allowed if staff have set it. */
export function isPayable(
  { payable, request }: Pick<Balance, 'payable' | 'request'>,
  amount: Pence,
): boolean {
  if (amount === payable) return amount > 0;
  const smallestPart = request?.smallestPart;
  if (!smallestPart) return false;
  return amount >= toPence(smallestPart) && amount < payable;
}

const readItemsSql = `
  SELECT quote.id AS "quoteId", quote.reference, stage
  FROM order_item JOIN quote ON quote.id = agreed_id
  WHERE order_id = $1 AND stage IS NOT NULL
  ORDER BY position`;

/** Lock the quotes of all tops before a decision that depends on the result. */
export async function balanceOfOrder(runner: StatementRunner, orderId: string): Promise<Balance> {
  const ledger = await ledgerOfOrder(runner, orderId);
  const quoteIds = await quotesOfOrder(runner, orderId);
  const items = await runner.run<BalanceItem>(readItemsSql, [orderId]);
  const order = await runner.manager.findOne(Order, {
    select: { reference: true, depositState: true },
    where: { id: orderId },
  });
  const [request = null] = await runner.run<BalanceRequestRow>(readRequestSql, [orderId]);
  const isInReview = (await runner.run(findReviewOfTopsSql, [quoteIds])).length > 0;
  const depositState = order?.depositState ?? 'none';
  const isPayableNow = request !== null && items.length > 0 && depositState === 'paid' && !isInReview;
  return {
    orderId,
    reference: order?.reference ?? null,
    items,
    ledger,
    depositState,
    request: items.length > 0 ? request : null,
    isInReview,
    payable: isPayableNow ? toPence(ledger.balance) : pence(0),
  };
}

export async function balanceOf(runner: StatementRunner, quoteId: string): Promise<Balance> {
  const orderId = await findLastPlacedOrder(runner, quoteId);
  if (orderId !== null) return balanceOfOrder(runner, orderId);
  const ledger = await ledgerOfQuote(runner, quoteId);
  return {
    orderId,
    reference: null,
    items: [],
    ledger,
    depositState: 'none',
    request: null,
    isInReview: false,
    payable: pence(0),
  };
}

/** `dueBefore` is midnight after the last day, so the last day contains the millisecond before it. */
export const toBalanceRequest = (
  { dueBefore, smallestPart }: BalanceRequestRow,
  { balance }: Pick<FoundLedger, 'balance'>,
  now: Date,
): BalanceRequest => ({
  dueOn: londonDateOf(new Date(dueBefore.getTime() - 1)),
  smallestPart,
  isOverdue: dueBefore <= now && toPence(balance) > 0,
});
