import type { OrderStage, QuoteStatus } from '@app/contracts';
import { type Transaction } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import type { QuoteDepositState } from '../lineage/is-ordered-under-another';
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
  /** Sent with the quote's link, and not confirmed by staff. */
  customer_from_link: boolean;
  delivery_address: string | null;
  created_at: Date;
  valid_until: Date;
  superseded_at: Date | null;
  deleted_at: Date | null;
  measured_at: Date | null;
}

const holdQuoteStatement = `
  SELECT id, top_id, reference, status, deposit_state, received, customer_name, customer_email, customer_phone,
    customer_from_link, delivery_address, created_at, valid_until, superseded_at, deleted_at, measured_at
  FROM quote WHERE id = $1 FOR NO KEY UPDATE`;

/** Of another table: the statement that waits for the lock would read it as it was before. */
const readStage = `SELECT ${stageOf('$1')} AS stage`;

/** Holds a quote, deleted or not, so that what is decided about it is still true when it is written. */
export async function lockQuote(tx: Transaction, id: string): Promise<LockedQuote> {
  const [quote] = await tx.run<Omit<LockedQuote, 'stage'>>(holdQuoteStatement, [id]);
  if (!quote) throw new AppError('quote/not-found');
  const [top] = await tx.run<Pick<LockedQuote, 'stage'>>(readStage, [id]);
  return { ...quote, stage: top?.stage ?? null };
}

/** @throws AppError `order/deleted` as well */
export async function lockPresentQuote(tx: Transaction, id: string): Promise<LockedQuote> {
  const quote = await lockQuote(tx, id);
  if (quote.deleted_at) throw new AppError('order/deleted');
  return quote;
}
