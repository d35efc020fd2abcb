import type { MailTop } from '../mail-data';
import type { Fact } from '../parts/facts';
import { stoneAndSize } from '../words/quote-text';

/** An order with its tops; several are listed by reference. */
export const factsOfOrder = (reference: string, tops: readonly MailTop[]): Fact[] => [
  { label: 'Order', value: reference },
  ...tops.map((top) => ({ label: tops.length > 1 ? top.reference : 'Top', value: stoneAndSize(top) })),
];
