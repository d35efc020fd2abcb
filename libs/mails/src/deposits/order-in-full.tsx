import { formatPounds } from '@app/pricing';
import type { OrderTermsMailData } from './deposit-mail-data';
import { type Action, Actions } from '../parts/actions';
import { Clauses } from '../parts/clauses';
import { SectionTitle } from '../parts/frame/title';
import { type Line, Lines } from '../parts/lines';
import { Paragraph } from '../parts/paragraph';
import { breakLinks } from '../words/break-links';
import { partsOfTop, stoneAndSize } from '../words/quote-text';
import { oneLine } from '../words/typed-text';
import { orderClauses } from './order-clauses';

/** Lines with the tops, the delivery, the total, what was paid and what is still to pay. */
const orderLines = (order: OrderTermsMailData): Line[] => [
  ...order.quotes.map((quote) => ({
    label: stoneAndSize(quote),
    notes: [
      `${quote.reference}, vanity top in ${quote.material}, ${partsOfTop(quote)}`,
      ...(quote.notes ? [`Your note: ${breakLinks(oneLine(quote.notes))}`] : []),
    ],
    href: quote.url,
    amount: formatPounds(quote.total),
  })),
  { label: 'Delivery', amount: formatPounds(order.deliveryAmount) },
  { label: 'Total, inc. VAT', amount: formatPounds(order.totalAmount), isStrong: true },
  { label: 'Paid', amount: `−${formatPounds(order.depositAmount)}` },
  { label: 'Still to pay', amount: formatPounds(order.remainingAmount), isStrong: true },
];

interface OrderInFullProps {
  order: OrderTermsMailData;
  /** How and when it was paid: 'in cash on 21 November 2026'. */
  paid: string;
  links: readonly Action[];
}

/** The order as its customer must have it in writing. */
export function OrderInFull({ order, paid, links }: OrderInFullProps) {
  return (
    <>
      <SectionTitle>Your order in full</SectionTitle>
      <Paragraph>Please keep this email: it is your record of the contract.</Paragraph>
      <Lines lines={orderLines(order)} />
      <Clauses clauses={orderClauses(order, paid)} />
      <Actions links={links} />
    </>
  );
}
