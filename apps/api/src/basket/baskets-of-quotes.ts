import { basketSessionPattern } from '@app/contracts';
import { type StatementRunner } from '../database/statements';
import { AppError } from '../platform/errors/app-error';

const readQuotes = 'SELECT quote_id FROM basket_item WHERE session_id = $1 ORDER BY position';

export async function readBasketQuotes(runner: StatementRunner, sessionId: string): Promise<string[]> {
  const lines = await runner.run<{ quote_id: string }>(readQuotes, [checkSessionId(sessionId)]);
  return lines.map(({ quote_id }) => quote_id);
}

const removeQuotes = `
  DELETE FROM basket_item WHERE id IN (
    SELECT id FROM basket_item WHERE quote_id = ANY($1) ORDER BY id FOR UPDATE)`;

/** Quotes that are paid leave every basket (D23). Locks lines in the order of their ids, as everywhere. */
export async function removeFromBaskets(tx: StatementRunner, quoteIds: readonly string[]): Promise<void> {
  await tx.run(removeQuotes, [quoteIds]);
}

export function checkSessionId(sessionId: string): string {
  if (!basketSessionPattern.test(sessionId)) throw new AppError('basket/malformed-session');
  return sessionId;
}
