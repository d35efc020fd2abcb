import { formatDay, formatPounds, toPence } from '@app/pricing';
import type { PaymentReceivedMailData } from './deposit-mail-data';
import { customerMail, callOrReply } from '../parts/frame/customer-mail';
import { OrderInFull } from './order-in-full';

const methodLabels: Record<PaymentReceivedMailData['method'], string> = {
  'card-online': 'Card, online',
  'bank-transfer': 'Bank transfer',
  'card-counter': 'Card, in the showroom',
  cash: 'Cash',
};

/** The payment method within a sentence. */
const paidByText: Record<PaymentReceivedMailData['method'], string> = {
  'card-online': 'by card online',
  'bank-transfer': 'by bank transfer',
  'card-counter': 'by card in the showroom',
  cash: 'in cash',
};

/** If the order needed several payments, this is the last one. */
const paidText = ({ amount, method, paidAt }: PaymentReceivedMailData, depositAmount: string) =>
  `${amount === depositAmount ? '' : 'the last of it '}${paidByText[method]} on ${formatDay(paidAt)}`;

const receiptFacts = ({
  paidAt,
  method,
  totalAmount,
  receivedAmount,
  balance,
  credit,
}: PaymentReceivedMailData) => [
  { label: 'Paid on', value: formatDay(paidAt) },
  { label: 'Paid by', value: methodLabels[method] },
  { label: 'Price inc. VAT', value: formatPounds(totalAmount) },
  { label: 'Received in all', value: formatPounds(receivedAmount) },
  { label: 'Still to pay', value: toPence(credit) > 0 ? null : formatPounds(balance) },
];

/**
 * The receipt of a payment. For the payment that makes an order it also has everything that the customer must get in
 * writing, as for a card deposit.
 */
export const paymentReceivedMail = customerMail<PaymentReceivedMailData>((payment) => {
  const { reference, amount, balance, credit, order } = payment;
  const hasCredit = toPence(credit) > 0;
  return {
    subject: `Payment received – ${formatPounds(amount)} for order ${reference}`,
    preview: toPence(balance) > 0 ? `Thank you. ${formatPounds(balance)} is still to pay.` : 'Thank you.',
    title: 'We have received your payment',
    to: payment.customerName,
    intro: `thank you for your payment of ${formatPounds(amount)} for order ${reference}.`,
    figure: { label: 'Received', amount: formatPounds(amount) },
    facts: [
      ...(order ? [] : receiptFacts(payment)),
      {
        label: 'Received above the price',
        value: hasCredit ? formatPounds(credit) : null,
        note: 'It is yours: we are in touch about it.',
      },
    ],
    more: [
      order && (
        <OrderInFull
          order={order}
          paid={paidText(payment, order.depositAmount)}
          links={[
            ...(order.orderUrl ? [{ label: 'Your order', href: order.orderUrl }] : []),
            { label: 'Terms of sale', href: order.termsUrl },
          ]}
        />
      ),
      callOrReply('If something here is not right'),
    ],
    hasQuestions: false,
    why: 'You get this because you paid us for an order. There is no list to leave.',
  };
});
