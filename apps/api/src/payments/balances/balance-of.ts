import type { BalanceRequest, OrderStage } from '@app/contracts';
import { pence, sumPence, toPence, toPounds, type Pence } from '@app/pricing';
import type { StatementRunner, Transaction } from '../../database/statements';
import { londonDateOf } from '../../platform/clock/london-day';
import { AppError } from '../../platform/errors/app-error';
import { holdTopsOf, type QuoteDepositState, quotesTogether, type TopRow } from '../../quotes';
import { findReviewOfTops } from '../attempts/settle-statements';
import { type FoundLedger, ledgerOfQuote } from '../ledger/quote-ledger';

export interface BalanceRequestRow {
  dueBefore: Date;
  smallestPart: string | null;
  askedAt: Date;
  by: string | null;
}

const readRequest = `
  SELECT due_before AS "dueBefore", smallest_part AS "smallestPart", asked_at AS "askedAt", first_name AS by
  FROM balance_request LEFT JOIN staff_user ON staff_user.id = asked_by
  WHERE quote_id = $1`;

export async function balanceRequestOf(
  runner: StatementRunner,
  quoteId: string,
): Promise<BalanceRequestRow | null> {
  const [request] = await runner.run<BalanceRequestRow>(readRequest, [quoteId]);
  return request ?? null;
}

export interface OrderBalance {
  quoteId: string;
  reference: string;
  stage: OrderStage | null;
  depositState: QuoteDepositState;
  ledger: FoundLedger;
  /** What of it may be paid on a card page now; nothing where it is not asked for, or the order has ended. */
  payable: Pence;
}

export interface Balance {
  /** As they stand in their job; those that have ended are left out, and one that has is by itself. */
  orders: readonly OrderBalance[];
  request: BalanceRequestRow | null;
  /** A payment for one of the tops is under review: what it comes to is not known. */
  isInReview: boolean;
  payable: Pence;
}

/** What is due may be paid whole, and in parts as far as staff allow it; a rest that is below a part is paid whole. */
export function isPayable({ payable, request }: Balance, amount: Pence): boolean {
  if (amount === payable) return amount > 0;
  const part = request?.smallestPart;
  return Boolean(part) && amount >= toPence(part ?? '0.00') && amount < payable;
}

export interface PartOfBalance {
  quoteId: string;
  share: string;
}

/** Whether a payment may be made in these parts: of no order is paid more than is due. */
export const isDue = (balance: Balance, parts: readonly PartOfBalance[]): boolean =>
  isPayable(balance, sumPence(parts.map(({ share }) => toPence(share)))) &&
  parts.every(({ quoteId, share }) => {
    const order = balance.orders.find((one) => one.quoteId === quoteId);
    return order !== undefined && toPence(share) <= order.payable;
  });

const readOrders = `
  SELECT quote.id AS "quoteId", reference, stage, deposit_state AS "depositState"
  FROM unnest($1::text[]) WITH ORDINALITY AS asked (id, position) JOIN quote ON quote.id = asked.id
  ORDER BY position`;

/** To be decided by with the quotes of all its tops held. */
export async function balanceOf(runner: StatementRunner, quoteId: string): Promise<Balance> {
  const together = await quotesTogether(runner, quoteId);
  const ids = together.includes(quoteId) ? together : [quoteId];
  const found = await runner.run<Omit<OrderBalance, 'ledger' | 'payable'>>(readOrders, [ids]);
  const isGoing = found.some((order) => order.quoteId === quoteId && order.stage);
  const going = found.filter((order) => (isGoing ? order.stage : order.quoteId === quoteId));
  const isInReview = (await runner.run(findReviewOfTops, [going.map((order) => order.quoteId)])).length > 0;
  let request: BalanceRequestRow | null = null;
  const orders: OrderBalance[] = [];
  for (const order of going) {
    const ledger = await ledgerOfQuote(runner, order.quoteId);
    const asked = order.stage ? await balanceRequestOf(runner, order.quoteId) : null;
    const isPayable = asked !== null && order.depositState === 'paid' && !isInReview;
    request ??= asked;
    orders.push({ ...order, ledger, payable: isPayable ? toPence(ledger.balance) : pence(0) });
  }
  return { orders, request, isInReview, payable: sumPence(orders.map(({ payable }) => payable)) };
}

export function sumsOf({ orders }: { orders: readonly Pick<OrderBalance, 'ledger'>[] }) {
  const sum = (field: 'price' | 'received' | 'balance' | 'credit') =>
    toPounds(sumPence(orders.map(({ ledger }) => toPence(ledger[field]))));
  return { price: sum('price'), received: sum('received'), balance: sum('balance'), credit: sum('credit') };
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

/**
 * Holds a quote with all that it is paid together with.
 * @returns also the ids of these, and all quotes for their tops
 * @throws AppError `quote/not-found`
 */
export async function holdTogether(
  tx: Transaction,
  quoteId: string,
): Promise<{ quote: TopRow; ids: string[]; held: TopRow[] }> {
  const ids = [...new Set([quoteId, ...(await quotesTogether(tx, quoteId))])];
  const held = await holdTopsOf(tx, ids);
  const quote = held.find(({ id }) => id === quoteId);
  if (!quote) throw new AppError('quote/not-found');
  return { quote, ids, held };
}
