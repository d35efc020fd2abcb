import { company } from '@app/content';
import { formatPounds, toPence } from '@app/pricing';
import type { PaymentReceivedMailData } from '../mail-data';
import type { MailTemplate } from '../mail-template';
import { Actions } from '../parts/actions';
import { Clauses } from '../parts/clauses';
import { PhoneLink } from '../parts/contact-links';
import { Facts } from '../parts/facts';
import { Figure } from '../parts/figure';
import { Footer } from '../parts/footer';
import { Paragraph } from '../parts/paragraph';
import { SectionTitle, Title } from '../parts/title';
import { dateInWords } from '../words/london-time';
import { callName } from '../words/typed-words';
import { orderClauses } from './order-clauses';

const meansWords: Record<PaymentReceivedMailData['means'], string> = {
  'card-online': 'Card, online',
  'bank-transfer': 'Bank transfer',
  'card-counter': 'Card, in the showroom',
  cash: 'Cash',
};

/** How it was paid, within a sentence. */
const paidBy: Record<PaymentReceivedMailData['means'], string> = {
  'card-online': 'by card online',
  'bank-transfer': 'by bank transfer',
  'card-counter': 'by card in the showroom',
  cash: 'in cash',
};

/** Of several payments the last one made the order. */
const paid = ({ amount, means, paidAt }: PaymentReceivedMailData, depositAmount: string) =>
  `${amount === depositAmount ? '' : 'the last of it '}${paidBy[means]} on ${dateInWords(paidAt)}`;

/**
 * The receipt of a payment: how much, how, and what is still to pay. The payment that makes an order brings all that its
 * customer must have in writing as well, as a deposit by card does.
 */
export const paymentReceivedMail: MailTemplate<'payment-received'> = {
  subject: ({ amount, reference }) => `Payment received – ${formatPounds(amount)} for quote ${reference}`,
  preview: ({ balance }) =>
    toPence(balance) > 0 ? `Thank you. ${formatPounds(balance)} is still to pay.` : 'Thank you.',
  Body(payment) {
    const { customerName, reference, amount, means, paidAt, totalAmount, receivedAmount, balance, credit } =
      payment;
    const name = callName(customerName);
    return (
      <>
        <Title>We have received your payment</Title>
        <Paragraph isLede>
          {`${name ? `Hello ${name}, thank` : 'Thank'} you for your payment of ${formatPounds(amount)} for quote ${reference}.`}
        </Paragraph>
        <Figure label="Received" amount={formatPounds(amount)} />
        <Facts
          facts={[
            { label: 'Paid on', value: dateInWords(paidAt) },
            { label: 'Paid by', value: meansWords[means] },
            { label: 'Price inc. VAT', value: formatPounds(totalAmount) },
            { label: 'Received in all', value: formatPounds(receivedAmount) },
            { label: 'Still to pay', value: toPence(credit) > 0 ? null : formatPounds(balance) },
            {
              label: 'Received above the price',
              value: toPence(credit) > 0 ? formatPounds(credit) : null,
              note: 'It is yours: we are in touch about it.',
            },
          ]}
        />
        {payment.order && (
          <>
            <SectionTitle>Your order in full</SectionTitle>
            <Paragraph>Please keep this mail: it is your record of the contract.</Paragraph>
            <Clauses clauses={orderClauses(payment.order, paid(payment, payment.order.depositAmount))} />
            <Actions
              links={[
                ...(payment.order.orderUrl ? [{ label: 'Your order', href: payment.order.orderUrl }] : []),
                { label: 'Terms of sale', href: payment.order.termsUrl },
              ]}
            />
          </>
        )}
        <Paragraph>
          {company.phone.display ? (
            <>
              If something here is not right, ring <PhoneLink phone={company.phone.display} /> or reply to
              this mail.
            </>
          ) : (
            'If something here is not right, reply to this mail.'
          )}
        </Paragraph>
        <Footer why={['You get this because you paid us for an order. There is no list to leave.']} />
      </>
    );
  },
};
