import { formatPounds } from '@app/pricing';
import type { DepositRefundedMailData } from './deposit-mail-data';
import { customerMail, callOrReply } from '../parts/frame/customer-mail';
import { oneLine } from '../words/typed-text';
import { forQuotes } from '../words/quote-text';
import { formatDateAndTime } from '../words/london-time';
import { breakLinks } from '../words/break-links';

export const depositRefundedMail = customerMail<DepositRefundedMailData>(
  ({ customerName, orderReference, references, reason, wasDeposit, charges, refundedAt, ...refund }) => {
    const amount = formatPounds(refund.amount);
    const what = (max?: number) =>
      orderReference === null ? forQuotes(references, max) : ` for order ${orderReference}`;
    const payments = charges === 1 ? 'a card payment' : `${charges} card payments`;
    const refunded = wasDeposit ? 'your deposit' : payments;
    return {
      subject: `Refund – ${amount}${what(3)}`,
      preview: `${amount} is on its way back to your card.`,
      title: 'Your refund',
      to: customerName,
      intro: `on ${formatDateAndTime(refundedAt)} we refunded ${amount} of ${refunded}${what()}.`,
      figure: { label: 'Refunded', amount },
      more: [
        `Why: ${breakLinks(oneLine(reason))}`,
        'It goes to the card that you paid with. Banks usually show it within 10 working days; you need do nothing.',
        callOrReply('If it has not come by then, or something here is not right'),
      ],
      hasQuestions: false,
      why: 'You get this because you paid a deposit on our site. There is no list to leave.',
    };
  },
);
