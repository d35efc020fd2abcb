import { formatDay, formatPounds } from '@app/pricing';
import type { InvoiceMailData } from './deposit-mail-data';
import { customerMail } from '../parts/frame/customer-mail';
import { capitalize } from '../words/typed-text';

const kindText: Record<InvoiceMailData['kind'], string> = {
  deposit: 'deposit invoice',
  final: 'invoice',
  'credit-note': 'credit note',
};

/** For a mail with more important news. */
export const invoiceAttachedSentence = ({ kind, number, amount }: InvoiceMailData): string =>
  `${capitalize(kindText[kind])} ${number} over ${formatPounds(amount)} is attached as a PDF.`;

export const invoiceMail = customerMail<InvoiceMailData>(
  ({ customerName, kind, number, reference, amount, issuedAt }) => {
    const words = kindText[kind];
    const isCredit = kind === 'credit-note';
    return {
      subject: `Your ${words} ${number} – order ${reference}`,
      preview: `Your ${words} is attached as a PDF.`,
      title: `Your ${words}`,
      to: customerName,
      intro: `the ${words} for your order ${reference} is attached as a PDF.`,
      facts: [
        { label: 'Number', value: number },
        { label: 'Date', value: formatDay(issuedAt) },
        { label: isCredit ? 'Credited inc. VAT' : 'Total inc. VAT', value: formatPounds(amount) },
      ],
      more: [
        isCredit
          ? 'It takes this off what was invoiced before. There is nothing to do.'
          : 'What you have paid in advance is taken off. Please keep it for your records.',
      ],
      hasQuestions: false,
      why: 'You get this because you ordered from us. There is no list to leave.',
    };
  },
);
