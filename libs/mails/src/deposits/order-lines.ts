import { formatPounds } from '@app/pricing';
import type { DepositMailData } from '../mail-data';
import type { Line } from '../parts/lines';
import { dateAndTime } from '../words/london-time';
import { partsOfTop, stoneAndSize } from '../words/quote-words';

/** What was ordered, what was paid on it and what is left. */
export const orderLines = (deposit: DepositMailData): Line[] => [
  ...deposit.quotes.map((quote) => ({
    label: stoneAndSize(quote),
    notes: [`${quote.reference}, ${quote.material}, ${partsOfTop(quote)}`],
    // A single one has the button.
    ...(deposit.quotes.length > 1 && { href: quote.url }),
    amount: formatPounds(quote.total),
  })),
  {
    label: 'Delivery',
    notes: [
      deposit.deliveryAddress === null ? 'You collect from the showroom' : 'To your address, see below',
    ],
    amount: formatPounds(deposit.deliveryAmount),
  },
  { label: 'Total, inc. VAT', amount: formatPounds(deposit.totalAmount), isStrong: true },
  {
    label: 'Deposit paid',
    notes: [`Card, ${dateAndTime(deposit.paidAt)}`],
    amount: `−${formatPounds(deposit.depositAmount)}`,
  },
  { label: 'Still to pay', amount: formatPounds(deposit.remainingAmount), isStrong: true },
];
