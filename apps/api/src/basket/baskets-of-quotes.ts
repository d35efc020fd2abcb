import { basketSessionPattern } from '@app/contracts';
import { type StatementRunner } from '../database/statements';
import { AppError } from '../platform/errors/app-error';
import { BasketItem } from './basket.entity';

export async function readBasketQuotes(runner: StatementRunner, sessionId: string): Promise<string[]> {
  const where = { sessionId: checkSessionId(sessionId) };
  const items = await runner.manager.find(BasketItem, { where, order: { position: 'ASC' } });
  return items.map(({ quoteId }) => quoteId);
}

const removeQuotesSql = `
  DELETE FROM basket_item WHERE id IN (
    SELECT id FROM basket_item WHERE quote_id = ANY($1) ORDER BY id FOR UPDATE)`;

/** Paid quotes are removed from every basket (D23). Locks items in the order of their ids, as everywhere. */
export async function removeFromBaskets(tx: StatementRunner, quoteIds: readonly string[]): Promise<void> {
  await tx.run(removeQuotesSql, [quoteIds]);
}

export function checkSessionId(sessionId: string): string {
  if (!basketSessionPattern.test(sessionId)) throw new AppError('basket/malformed-session');
  return sessionId;
}
