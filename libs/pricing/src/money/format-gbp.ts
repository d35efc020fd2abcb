import { toPence, toPounds } from './decimal';
import type { Pence } from './pence';

/** Pounds for en-GB readers (specification §1): '£1,234.50', '−£5.00'. */
export function formatGbp(amount: Pence): string {
  const grouped = toPounds(amount)
    .replace('-', '')
    .replace(/\B(?=(\d{3})+\.)/g, ',');
  return `${amount < 0 ? '−' : ''}£${grouped}`;
}

/** Pounds of the wire for display: '477.00' is '£477.00'. */
export const formatPounds = (pounds: string): string => formatGbp(toPence(pounds));
