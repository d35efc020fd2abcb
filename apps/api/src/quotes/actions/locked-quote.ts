import type { MakingRules, OrderStage } from '@app/contracts';
import { makingRulesSql } from '../../catalogue';
import { rowColumnsSql } from '../../database/columns-sql';
import type { Transaction } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import { stageOfSql } from '../lineage/quotes-of-tops';
import { Quote } from '../quote.entity';
import type { QuoteColumns } from '../read/quote-row';

export interface LockedQuote extends QuoteColumns {
  stage: OrderStage | null;
  /** The owner's numbers for what can be made; null: the usual ones. */
  making_rules: MakingRules | null;
}

const lockQuoteSql = `SELECT ${rowColumnsSql(Quote, 'quote')}, ${makingRulesSql} AS making_rules FROM quote WHERE id = $1 FOR NO KEY UPDATE`;

/** A separate statement: the one that waits for the lock would read the stage of before. */
const readStageSql = `SELECT ${stageOfSql('$1')} AS stage`;

export async function lockQuote(tx: Transaction, id: string): Promise<LockedQuote> {
  const [quote] = await tx.run<Omit<LockedQuote, 'stage'>>(lockQuoteSql, [id]);
  if (!quote) throw new AppError('quote/not-found');
  const [top] = await tx.run<Pick<LockedQuote, 'stage'>>(readStageSql, [id]);
  return { ...quote, stage: top?.stage ?? null };
}

export async function lockPresentQuote(tx: Transaction, id: string): Promise<LockedQuote> {
  const quote = await lockQuote(tx, id);
  if (quote.deleted_at) throw new AppError('order/deleted');
  return quote;
}
