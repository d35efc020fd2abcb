import { deliveryFor, type DeliveryChoice } from '../delivery/delivery';
import { depositOf } from '../deposit/deposit-of';
import { pence, sumPence, type Pence } from '../money/pence';

export interface BasketTotal {
  /** Without delivery. */
  topsTotal: Pence;
  delivery: Pence;
  /** Tops and delivery. */
  total: Pence;
  deposit: Pence;
}

/** Total and deposit of a basket (specification §9, D5). The deposit is on the whole basket, so it is rounded once. */
export function basketTotal(topPrices: readonly Pence[], choice: DeliveryChoice): BasketTotal {
  const topsTotal = sumPence(topPrices);
  const delivery = topPrices.length ? deliveryFor(choice) : pence(0);
  const total = sumPence([topsTotal, delivery]);
  return { topsTotal, delivery, total, deposit: depositOf(total) };
}
