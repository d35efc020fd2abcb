import { basketSessionPattern } from '@app/contracts';
import { type StatementRunner } from '../database/statements';
import { AppError } from '../platform/errors/app-error';

const readQuotes = 'SELECT quote_id FROM basket_item WHERE session_id = $1 ORDER BY position';

/**
 * The quotes of a basket, oldest line first: all of them, also those that cannot be paid.
 * @throws AppError `basket/malformed-session`
 */
export async function readBasketQuotes(runner: StatementRunner, sessionId: string): Promise<string[]> {
  const lines = await runner.run<{ quote_id: string }>(readQuotes, [checkSessionId(sessionId)]);
  return lines.map(({ quote_id }) => quote_id);
}

const removeQuotes = `
  DELETE FROM basket_item WHERE id IN (
    SELECT id FROM basket_item WHERE quote_id = ANY($1) ORDER BY id FOR UPDATE)`;

/**
 * Takes quotes out of every basket they are in, whoever's it is: a paid quote is nobody's to pay again (D23). Locks
 * the lines by their ids, as everybody does who locks several.
 */
export async function removeFromBaskets(tx: StatementRunner, quoteIds: readonly string[]): Promise<void> {
  await tx.run(removeQuotes, [quoteIds]);
}

/**
 * The name of a basket, if it has the form that browsers give it (D10).
 * @throws AppError `basket/malformed-session`
 */
export function checkSessionId(sessionId: string): string {
  if (!basketSessionPattern.test(sessionId)) throw new AppError('basket/malformed-session');
  return sessionId;
}
