import { formatPounds } from '@app/pricing';
import type { DepositMailData } from './deposit-mail-data';
import type { MailTemplate } from '../mail-template';
import { Actions } from '../parts/actions';
import { Clauses } from '../parts/clauses';
import { Figure } from '../parts/figure';
import { Footer } from '../parts/frame/footer';
import { type Line, Lines } from '../parts/lines';
import { Paragraph } from '../parts/paragraph';
import { Questions } from '../parts/questions';
import { SectionTitle, Title } from '../parts/frame/title';
import { Steps } from '../parts/steps';
import { greetingName } from '../words/typed-text';
import { partsOfTop, stoneAndSize } from '../words/quote-text';
import { dateAndTime } from '../words/london-time';
import { orderClauses } from './order-clauses';

const paidBy = ({ paidAt, transactionCode }: DepositMailData) =>
  `by card on ${dateAndTime(paidAt)}${transactionCode ? ` (transaction ${transactionCode})` : ''}`;

/** What was ordered, what was paid on it and what is left. */
const orderLines = (deposit: DepositMailData): Line[] => [
  ...deposit.quotes.map((quote) => ({
    label: stoneAndSize(quote),
    notes: [`${quote.reference}, ${quote.material}, ${partsOfTop(quote)}`],
    href: quote.url,
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

export const depositConfirmationMail: MailTemplate<'deposit-confirmation'> = {
  subject: (deposit) =>
    `Deposit received – ${formatPounds(deposit.depositAmount)} for order ${deposit.reference}`,
  preview: ({ depositAmount }) => `${formatPounds(depositAmount)} received. We ring within 24 hours.`,
  Body(deposit) {
    const name = greetingName(deposit.customerName);
    const terms = new URL('/terms', deposit.resultUrl).href;
    return (
      <>
        <Title>We have your deposit</Title>
        <Paragraph isLede>
          {`Thank you${name ? `, ${name}` : ''}. ${formatPounds(deposit.depositAmount)} arrived on ${dateAndTime(deposit.paidAt)} for order ${deposit.reference}.`}
        </Paragraph>
        <Figure label="Deposit paid" amount={formatPounds(deposit.depositAmount)} />
        <Lines lines={orderLines(deposit)} />
        <SectionTitle>What happens next</SectionTitle>
        <Steps
          steps={[
            'We ring you within 24 hours and read the measurements back to you.',
            'You confirm measurements and details, such as where the sink goes.',
            'Production begins, and you receive updates while it goes on.',
          ]}
        />
        {deposit.orderUrl && <Actions button={{ label: 'Open my order', href: deposit.orderUrl }} />}
        <Paragraph>
          Before the call, measure once more: wall to wall at the back and at the front. If the two differ,
          tell us both.
        </Paragraph>
        <SectionTitle>Your order in full</SectionTitle>
        <Paragraph>Please keep this email: it is your record of the contract.</Paragraph>
        <Clauses clauses={orderClauses(deposit, paidBy(deposit))} />
        <Actions
          links={[
            { label: 'Terms of sale', href: terms },
            { label: 'Your payment', href: deposit.resultUrl },
          ]}
        />
        <Questions />
        <Footer why={['You get this because you paid a deposit on our site. There is no list to leave.']} />
      </>
    );
  },
};
