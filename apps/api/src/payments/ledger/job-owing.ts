import type { JobOwing } from '@app/contracts';
import { type OwingOrder, owedTogether, toPence, toPounds } from '@app/pricing';
import type { StatementRunner } from '../../database/statements';

export interface OwingQuote extends OwingOrder {
  quoteId: string;
}

interface OwingRow {
  quoteId: string;
  price: string;
  received: string;
  isDepositPaid: boolean;
}

/** Orders, and what becomes one with its deposit: on what was declined, or given back, nothing is owed. */
const findOwing = `
  SELECT quote.id AS "quoteId", price::text, received::text, deposit_state = 'paid' AS "isDepositPaid"
  FROM unnest($1::text[]) WITH ORDINALITY AS asked (id, position)
  JOIN quote ON quote.id = asked.id
  CROSS JOIN LATERAL (SELECT order_price(quote.id) AS price) AS asked_for
  WHERE (stage IS NOT NULL OR status = 'pending') AND price > received
  ORDER BY position`;

export async function findOwingQuotes(
  runner: StatementRunner,
  quoteIds: readonly string[],
): Promise<OwingQuote[]> {
  const found = await runner.run<OwingRow>(findOwing, [quoteIds]);
  return found.map(({ price, received, ...quote }) => ({
    ...quote,
    price: toPence(price),
    received: toPence(received),
  }));
}

/** What all quotes of a job owe together; null: fewer than two of them do. */
export async function jobOwingOf(
  runner: StatementRunner,
  together: readonly string[],
): Promise<JobOwing | null> {
  const owing = together.length > 1 ? await findOwingQuotes(runner, together) : [];
  if (owing.length < 2) return null;
  const { balance, missingDeposit } = owedTogether(owing);
  return {
    quotes: owing.length,
    isAll: owing.length === together.length,
    balance: toPounds(balance),
    missingDeposit: toPounds(missingDeposit),
  };
}
