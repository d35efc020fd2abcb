import type { BalanceRequest, OrderStage } from '@app/contracts';
import { pence, toPence, type Pence } from '@app/pricing';
import type { StatementRunner } from '../../database/statements';
import { londonDateOf } from '../../platform/clock/london-day';
import type { QuoteDepositState } from '../../quotes';
import { findReviewOfTops } from '../attempts/settle-statements';
import { type FoundLedger, ledgerOfQuote } from '../ledger/quote-ledger';

/** That staff ask for the balance of an order, as it stands in the database. */
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

/** As it was last asked for; null: it is not. */
export async function balanceRequestOf(
  runner: StatementRunner,
  quoteId: string,
): Promise<BalanceRequestRow | null> {
  const [request] = await runner.run<BalanceRequestRow>(readRequest, [quoteId]);
  return request ?? null;
}

/** What is due may be paid whole, and in parts as far as staff allow it; a rest that is below a part is paid whole. */
export function isPayable({ payable, request }: Balance, amount: Pence): boolean {
  if (amount === payable) return amount > 0;
  const part = request?.smallestPart;
  return Boolean(part) && amount >= toPence(part ?? '0.00') && amount < payable;
}

const readOrder = `SELECT stage, deposit_state AS "depositState" FROM quote WHERE id = $1`;

/** What is still to pay on an order, and how much of it by card. */
export interface Balance {
  ledger: FoundLedger;
  request: BalanceRequestRow | null;
  /** A payment for its top is under review: what it comes to is not known. */
  isInReview: boolean;
  /** What may be paid on a card page now; nothing where it is not asked for, or the order has ended. */
  payable: Pence;
}

/** To be decided by with the quotes of the top held. */
export async function balanceOf(runner: StatementRunner, quoteId: string): Promise<Balance> {
  const ledger = await ledgerOfQuote(runner, quoteId);
  const [order] = await runner.run<{ stage: OrderStage | null; depositState: QuoteDepositState }>(readOrder, [
    quoteId,
  ]);
  const request = order?.stage ? await balanceRequestOf(runner, quoteId) : null;
  const isInReview = (await runner.run(findReviewOfTops, [[quoteId]])).length > 0;
  const isPayable = request !== null && order?.depositState === 'paid' && !isInReview;
  return { ledger, request, isInReview, payable: isPayable ? toPence(ledger.balance) : pence(0) };
}

/** The request as the contract has it. */
export const toBalanceRequest = (
  { dueBefore, smallestPart }: BalanceRequestRow,
  { balance }: Pick<FoundLedger, 'balance'>,
  now: Date,
): BalanceRequest => ({
  dueOn: londonDateOf(new Date(dueBefore.getTime() - 1)),
  smallestPart,
  isOverdue: dueBefore <= now && toPence(balance) > 0,
});
