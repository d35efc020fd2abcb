import type { MailTop } from './order-mail-data';
import type { Detail } from '../parts/details-table';
import { stoneAndSize } from '../words/quote-text';

/** The order and its tops; if there are several, each has its reference as label. */
export const orderDetails = (reference: string, tops: readonly MailTop[]): Detail[] => [
  { label: 'Order', value: reference },
  ...tops.map((top) => ({ label: tops.length > 1 ? top.reference : 'Top', value: stoneAndSize(top) })),
];
