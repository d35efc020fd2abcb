import type { OrderStage, QuoteStatus } from '@app/contracts';
import { type Transaction } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import type { QuoteDepositState } from '../lineage/is-ordered-under-another';
import type { QuoteStanding } from '../lineage/quote-standing';
import { stageOf } from '../lineage/quotes-of-tops';

export interface LockedQuote {
  id: string;
  top_id: string;
  reference: string;
  status: QuoteStatus;
  stage: OrderStage | null;
  deposit_state: QuoteDepositState;
  received: string;
  customer_name: string | null;
  customer_email: string | null;
  customer_phone: string | null;
  /** From somebody with the quote's link, not confirmed by staff. */
  customer_from_link: boolean;
  delivery_address: string | null;
  created_at: Date;
  valid_until: Date;
  standing: QuoteStanding;
  deleted_at: Date | null;
  measured_at: Date | null;
}

const lockQuoteStatement = `
  SELECT id, top_id, reference, status, deposit_state, received, customer_name, customer_email, customer_phone,
    customer_from_link, delivery_address, created_at, valid_until, standing, deleted_at, measured_at
  FROM quote WHERE id = $1 FOR NO KEY UPDATE`;

/** A separate statement: the one that waits for the lock would read the stage of before. */
const readStage = `SELECT ${stageOf('$1')} AS stage`;

export async function lockQuote(tx: Transaction, id: string): Promise<LockedQuote> {
  const [quote] = await tx.run<Omit<LockedQuote, 'stage'>>(lockQuoteStatement, [id]);
  if (!quote) throw new AppError('quote/not-found');
  const [top] = await tx.run<Pick<LockedQuote, 'stage'>>(readStage, [id]);
  return { ...quote, stage: top?.stage ?? null };
}

export async function lockPresentQuote(tx: Transaction, id: string): Promise<LockedQuote> {
  const quote = await lockQuote(tx, id);
  if (quote.deleted_at) throw new AppError('order/deleted');
  return quote;
}
