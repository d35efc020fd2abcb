import { formatLastValidDay, formatPounds } from '@app/pricing';
import type { DepositAskedMailData } from './deposit-mail-data';
import { bankFacts } from '../parts/bank-facts';
import { customerMail } from '../parts/frame/customer-mail';

/** Mails about the unpaid deposit of an order that staff took, to be paid by transfer or card. */
const depositMail = (
  subject: string,
  title: string,
  introOf: (reference: string, deposit: string, day: string | null) => string,
) =>
  customerMail<DepositAskedMailData>(({ reference, depositAmount, dueBefore, bank, ...data }) => {
    const day = dueBefore && formatLastValidDay(dueBefore);
    const deposit = formatPounds(depositAmount);
    return {
      subject: `${subject} – ${deposit} for order ${reference}`,
      preview: day ? `Due by ${day}.` : `Deposit ${deposit}.`,
      title,
      to: data.customerName,
      intro: introOf(reference, deposit, day),
      figure: { label: 'Deposit', amount: deposit },
      button: { label: bank ? 'Open your order' : 'Pay deposit', href: data.orderUrl },
      facts: [
        {
          label: data.tops > 1 ? `${data.tops} tops, price inc. VAT` : 'Price inc. VAT',
          value: formatPounds(data.totalAmount),
        },
        { label: 'Due by', value: day },
        ...bankFacts(bank, reference),
      ],
      more: [
        'We call you within a day of the deposit to confirm the measurements. Nothing is cut before you agree to them.',
        ...(bank ? ['The page of your order also takes a card, if that is easier.'] : []),
      ],
      why: 'You get this because of your order with us. The button opens it for anybody who has this email: do not pass it on.',
    };
  });

export const depositAskedMails = {
  'deposit-asked': depositMail(
    'Your order',
    'Thank you for your order',
    (reference, deposit, day) =>
      `we have your order ${reference}. It starts with the deposit of ${deposit}${day ? `, due by ${day}` : ''}.`,
  ),
  'deposit-overdue': depositMail(
    'Reminder: your deposit',
    'Your deposit has not reached us',
    (reference, deposit, day) =>
      `the deposit of ${deposit} on your order ${reference}${day ? ` was due by ${day} and` : ''} has not reached us. If you have paid in the last days, you need do nothing; if you do not want the tops any more, please tell us.`,
  ),
};
