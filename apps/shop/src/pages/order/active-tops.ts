import { type CustomerOrder, handedOver } from '@app/contracts';

type Tops = Pick<CustomerOrder, 'reference' | 'quote' | 'tops'>;

/** The tops not cancelled; before there is an order, the quote shown. */
export const activeTops = ({ reference, quote, tops }: Tops): CustomerOrder['tops'] =>
  tops.filter(({ quoteId, stage }) => stage !== null && (reference !== null || quoteId === quote.id));

/** At least one top is not with its customer yet. */
export const isUnderWay = (order: Tops): boolean =>
  activeTops(order).some(({ stage }) => stage !== null && !handedOver.includes(stage));
