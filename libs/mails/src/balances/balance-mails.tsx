import { formatLastValidDay, formatPounds } from '@app/pricing';
import type { BalanceMailData } from './balance-mail-data';
import { bankFacts } from '../parts/bank-facts';
import { customerMail } from '../parts/frame/customer-mail';

const balanceMail = (subject: string, title: string, introOf: (day: string, reference: string) => string) =>
  customerMail<BalanceMailData>(({ reference, balance, smallestPart, bank, orderUrl, ...data }) => {
    const day = formatLastValidDay(data.dueBefore);
    return {
      subject: `${subject} – ${formatPounds(balance)} for order ${reference}`,
      preview: `Due by ${day}.`,
      title,
      to: data.customerName,
      intro: introOf(day, reference),
      figure: { label: 'Still to pay', amount: formatPounds(balance) },
      button: { label: 'Pay balance', href: orderUrl },
      facts: [
        { label: 'Price inc. VAT', value: formatPounds(data.totalAmount) },
        { label: 'Received', value: formatPounds(data.receivedAmount) },
        { label: 'Due by', value: day },
        {
          label: 'In parts',
          value: smallestPart && `You can pay it in parts of ${formatPounds(smallestPart)} or more.`,
        },
        ...bankFacts(bank, reference),
      ],
      more: [
        `The button opens your order, where you pay by card${bank ? '; a transfer to the account above does as well' : ''}. If you have paid in another way in the last days, you need do nothing.`,
      ],
      why: 'You get this because of your order with us. The button opens it for anybody who has this email: do not pass it on.',
    };
  });

export const balanceMails = {
  'balance-asked': balanceMail(
    'Your balance',
    'Your balance',
    (day, reference) =>
      `your sizes are agreed. Please pay the rest of the price of order ${reference} by ${day}.`,
  ),
  'balance-reminder': balanceMail(
    'Reminder: your balance',
    'Your balance is due soon',
    (day, reference) => `the rest of the price of order ${reference} is due by ${day}.`,
  ),
  'balance-overdue': balanceMail(
    'Overdue: your balance',
    'Your balance is overdue',
    (day, reference) =>
      `the rest of the price of order ${reference} was due by ${day}, and has not reached us.`,
  ),
};
