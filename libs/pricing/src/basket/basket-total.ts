import { deliveryFor } from '../delivery/delivery';
import { depositOf } from '../deposit/deposit-of';
import { pence, sumPence, type Pence } from '../money/pence';

export interface BasketTotal {
  /** All tops without delivery. */
  tops: Pence;
  delivery: Pence;
  /** Tops and delivery. */
  total: Pence;
  deposit: Pence;
}

/** Total and deposit of a basket (specification §9, D5): one deposit on the whole, rounded once. */
export function basketTotal(tops: readonly Pence[], choice: { needsDelivery: boolean }): BasketTotal {
  const sum = sumPence(tops);
  const delivery = tops.length ? deliveryFor(choice) : pence(0);
  const total = sumPence([sum, delivery]);
  return { tops: sum, delivery, total, deposit: depositOf(total) };
}
