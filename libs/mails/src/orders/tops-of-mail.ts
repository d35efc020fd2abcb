import type { MailTop } from './order-mail-data';
import type { Detail } from '../parts/details-table';
import { stoneAndSize } from '../words/quote-text';

/** An order with its tops; several are listed by reference. */
export const orderDetails = (reference: string, tops: readonly MailTop[]): Detail[] => [
  { label: 'Order', value: reference },
  ...tops.map((top) => ({ label: tops.length > 1 ? top.reference : 'Top', value: stoneAndSize(top) })),
];
