import type { Pence } from '../money/pence';

/** One line of a price; all lines add up to the total. */
export interface PriceLine {
  /** `quantity`: all tops but the first; `adjustment`: staff's own line; `trade`: the trade discount. */
  kind: 'surface' | 'sink' | 'cutout' | 'quantity' | 'adjustment' | 'trade';
  label: string;
  /** How the amount was calculated, in words. */
  calculation: string;
  amount: Pence;
  /** Only on staff's own lines in per cent: '-10.00'. */
  percent?: string;
}
