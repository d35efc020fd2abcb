import { formatDay, formatGbp, vatPercent } from '@app/pricing';
import type { InvoicePdfData } from './invoice-pdf-data';

export const invoiceText = {
  title: { deposit: 'Deposit invoice', final: 'Invoice', 'credit-note': 'Credit note' },
  number: 'Number',
  date: 'Date',
  taxPoint: 'Tax point',
  order: 'Order',
  buyer: 'For',
  forgotten: 'Kept without the name',
  vatNumber: (number: string) => `VAT number ${number}`,

  description: 'What it is for',
  net: 'Net',
  vat: `VAT ${vatPercent}%`,
  gross: 'Inc. VAT',
  amount: 'Amount',
  total: (isCredit: boolean) => (isCredit ? 'Credited' : 'Total'),
  totalNet: 'Total net',
  totalVat: `VAT at ${vatPercent}%`,

  notes: {
    deposit: 'For what is paid so far. An invoice for the whole price, if one follows, takes it off.',
    final: 'What was invoiced in advance is taken off.',
    'credit-note': 'It takes these amounts off the invoices that it names.',
  },
  toPay: ({ amount, dueOn }: NonNullable<InvoicePdfData['payment']>) =>
    `To pay: ${formatGbp(amount)}${dueOn ? ` by ${formatDay(`${dueOn}T12:00:00Z`)}` : ''}.`,
  transfer: ({ name, sortCode, number }: { name: string; sortCode: string; number: string }, order: string) =>
    `By transfer to ${name}, sort code ${sortCode}, account number ${number}, reference ${order}.`,
  reason: (words: string) => `Reason: ${words}`,
  noVat: 'The seller is not registered for VAT, and charges none.',
  foot: ({ name, registered, vatNumber }: InvoicePdfData['seller']) =>
    [name, registered, vatNumber && `VAT ${vatNumber}`].filter(Boolean).join(', '),
  page: (number: string) => `${number}, page 1 of 1`,
} as const;
