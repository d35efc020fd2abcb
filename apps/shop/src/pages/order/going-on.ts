import { type CustomerOrder, handedOver } from '@app/contracts';

type Tops = Pick<CustomerOrder, 'reference' | 'quote' | 'tops'>;

/** The tops of an order that were not cancelled; of what is no order the one that is shown. */
export const goingOn = ({ reference, quote, tops }: Tops): CustomerOrder['tops'] =>
  tops.filter(({ quoteId, stage }) => stage !== null && (reference !== null || quoteId === quote.id));

/** Something of it is not with its customer yet. */
export const isUnderWay = (order: Tops): boolean =>
  goingOn(order).some(({ stage }) => stage !== null && !handedOver.includes(stage));
