import type { AccountsFile, InvoiceKind } from '@app/contracts';
import { counted } from '../../lib/words';

export const text = {
  title: 'Invoices',
  kinds: {
    deposit: 'Deposit invoice',
    final: 'Invoice',
    'credit-note': 'Credit note',
  } satisfies Record<InvoiceKind, string>,
  none: 'None yet. One is issued with each payment in advance, and the last when the top is handed over.',
  madeOutTo: 'Made out to',
  asCustomer: 'Whoever pays, as the order has them',
  vatNumber: (number: string) => `VAT number ${number}`,
  change: 'Change recipient…',
  dialogTitle: 'Invoice recipient',
  dialogLede: 'The next invoices of this order are made out to them. What was issued stays as it is.',
  labels: { name: 'Name', address: 'Address', vatNumber: 'VAT number' },
  nameMissing: 'Please enter a name',
  save: 'Save',
  saved: 'Recipient saved',
  failed: 'The recipient was not saved',

  listDetail: 'Invoices and credit notes of a month, with their numbers without gaps.',
  search: 'Number, name or order',
  month: 'Month',
  monthBefore: 'The month before',
  monthAfter: 'The month after',
  loading: 'Loading',
  columns: { number: 'Number', date: 'Date', buyer: 'For', orders: 'Orders', vat: 'VAT', amount: 'Inc. VAT' },
  forgotten: 'no longer kept',
  nothing: 'No invoices in this month',
  nothingDetail: 'None was issued, or none fits what you search.',
  found: (count: number) => counted(count, 'paper'),
  first: (count: number) => `The newest ${count} are shown; the file has all.`,
  sums: (net: string, vat: string, gross: string) => `${net} net, ${vat} VAT, ${gross} in all`,

  files: 'For the accounts',
  filesHeading: (month: string) => `Files of ${month}`,
  fileNames: {
    invoices: 'Invoices (CSV)',
    ledger: 'Ledger (CSV)',
    'xero-invoices': 'Xero: sales invoices',
    'xero-statement': 'Xero: bank statement',
    'quickbooks-invoices': 'QuickBooks: invoices',
    'quickbooks-credit-notes': 'QuickBooks: credit notes',
  } satisfies Record<AccountsFile, string>,
  filesDetail: 'Amounts include VAT.',
};
