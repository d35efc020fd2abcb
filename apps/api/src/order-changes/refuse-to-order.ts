import { AppError } from '../platform/errors/app-error';
import type { HeldTop } from '../quotes';

/** What is ordered stands for its top, and nobody has paid for it yet. @throws AppError why it cannot be ordered */
export function refuseToOrder({ quote, sameTop }: HeldTop): void {
  if (quote.deleted_at) throw new AppError('order/deleted');
  if (quote.superseded_at) throw new AppError('order/superseded');
  if (quote.is_proposal) throw new AppError('revision/not-agreed');
  if (quote.status === 'declined') throw new AppError('order/declined');
  if (quote.status === 'completed') throw new AppError('order/completed');
  const isPaid = sameTop.some(({ deposit_state: state }) => state === 'paid' || state === 'review');
  if (isPaid) throw new AppError('order/ordered-already');
}
