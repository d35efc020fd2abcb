import type { Pence } from '../money/pence';

/** One line of a price; the amounts of all lines are the total. */
export interface PriceLine {
  /**
   * `quantity`: all tops but the first, where there are several; `adjustment`: a line of staff's own; `trade`: what a trade
   * customer is given.
   */
  kind: 'surface' | 'sink' | 'cutout' | 'quantity' | 'adjustment' | 'trade';
  label: string;
  /** How the amount came about, in words. */
  reckoning: string;
  amount: Pence;
}
