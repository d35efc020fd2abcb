import { cancellingStepOf, type OrderStage } from '@app/contracts';
import { depositOf, givenBackOf, pence, sumPence, toPence, type Pence } from '@app/pricing';
import type { StatementRunner } from '../../database/statements';
import { countedQuotes, ledgerOfQuote } from '../../payments';
import { readRulesOfOrder } from '../../quotes';

/** A charge of a card, and what of it is left that was for the order. */
export interface OpenCharge {
  depositId: string;
  attemptId: string;
  transactionId: string;
  charged: string;
  /** The quote of the deposit that it was for: this order's, or the one in whose place it stands. */
  quoteId: string;
  left: string;
}

const findCharges = `
  WITH ${countedQuotes}
  SELECT held.deposit_id AS "depositId", attempt.id AS "attemptId", transaction_id AS "transactionId",
    charged_amount::text AS charged, held.quote_id AS "quoteId", (share - refunded)::text AS left
  FROM deposit_quote AS held
  JOIN payment_attempt AS attempt ON attempt.deposit_id = held.deposit_id AND attempt.state = 'paid'
  WHERE held.quote_id IN (SELECT counted.id FROM counted) AND (is_paid OR is_balance_paid) AND share > refunded
    AND transaction_id IS NOT NULL AND charged_currency = 'GBP'
  ORDER BY attempt.created_at DESC`;

export interface CancellingPlan {
  received: Pence;
  givenBack: Pence;
  charges: readonly OpenCharge[];
  /** All that can go back to cards. */
  toCard: Pence;
}

/** The price that the deposit was a tenth of: that of the quote that was first agreed, or a lower one since. */
const findLeastPrice = `
  WITH ${countedQuotes} SELECT min(order_price(counted.id))::text AS price FROM counted`;

export async function planCancelling(
  runner: StatementRunner,
  quoteId: string,
  stage: OrderStage,
): Promise<CancellingPlan> {
  const ledger = await ledgerOfQuote(runner, quoteId);
  const kept = (await readRulesOfOrder(runner, quoteId))[cancellingStepOf(stage)];
  const [least] = await runner.run<{ price: string }>(findLeastPrice, [quoteId]);
  const charges = await runner.run<OpenCharge>(findCharges, [quoteId]);
  const [received, price] = [toPence(ledger.received), toPence(ledger.price)];
  const left = sumPence(charges.map((charge) => toPence(charge.left)));
  return {
    received,
    givenBack: givenBackOf({
      received,
      price,
      deposit: depositOf(toPence(least?.price ?? ledger.price)),
      kept: kept === null ? null : toPence(kept),
    }),
    charges,
    toCard: pence(Math.min(left, received)),
  };
}
