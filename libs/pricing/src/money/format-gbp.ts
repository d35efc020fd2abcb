import { toPence, toPounds } from './decimal';
import type { Pence } from './pence';

/** Pounds as the en-GB reader expects them (specification §1): '£1,234.50', '−£5.00'. */
export function formatGbp(amount: Pence): string {
  const grouped = toPounds(amount)
    .replace('-', '')
    .replace(/\B(?=(\d{3})+\.)/g, ',');
  return `${amount < 0 ? '−' : ''}£${grouped}`;
}

/** A decimal string of the wire as people read it: '477.00' is '£477.00'. */
export const formatPounds = (pounds: string): string => formatGbp(toPence(pounds));
