import { type CustomerOrder, handedOver } from '@app/contracts';

type OrderTops = Pick<CustomerOrder, 'reference' | 'quote' | 'tops'>;

/** The tops not cancelled; before there is an order, the quote shown. */
export const activeTops = ({ reference, quote, tops }: OrderTops): CustomerOrder['tops'] =>
  tops.filter(({ quoteId, stage }) => stage !== null && (reference !== null || quoteId === quote.id));

/** At least one top is not with its customer yet. */
export const hasUndeliveredTops = (order: OrderTops): boolean =>
  activeTops(order).some(({ stage }) => stage !== null && !handedOver.includes(stage));

/** All sizes are agreed, and with them the price. */
export const areSizesAgreed = (order: OrderTops & Pick<CustomerOrder, 'making'>): boolean =>
  order.making.proposalId === null && activeTops(order).every(({ stage }) => stage !== 'to-measure');
