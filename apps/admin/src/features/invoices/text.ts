import type { InvoiceKind } from '@app/contracts';
import { counted } from '../../lib/format-text';

export const text = {
  title: 'Invoices',
  ofMonth: 'Issued in the month',
  kinds: {
    deposit: 'Deposit invoice',
    final: 'Invoice',
    'credit-note': 'Credit note',
  } satisfies Record<InvoiceKind, string>,
  none: 'None yet. We issue one for each payment in advance, and a final one on delivery or collection.',
  madeOutTo: 'Billed to',
  asCustomer: 'The customer',
  vatNumber: (number: string) => `VAT number ${number}`,
  sendAgain: 'Send again',
  sendAgainOf: (number: string) => `Send again: ${number}`,
  sent: (number: string) => `${number} is being sent`,
  sendFailed: 'The invoice could not be sent.',
  change: 'Change…',
  dialogTitle: 'Invoice recipient',
  dialogIntro:
    'Future invoices for this order will be billed to this name and address. Invoices already issued do not change.',
  labels: { name: 'Name', address: 'Address', vatNumber: 'VAT number' },
  nameMissing: 'Please enter a name',
  save: 'Save',
  saved: 'Recipient saved',
  failed: 'The recipient could not be saved',

  listDetail: 'All invoices and credit notes of the month.',
  search: 'Number, name or order',
  loading: 'Loading',
  columns: {
    number: 'Number',
    date: 'Date',
    buyer: 'Customer',
    orders: 'Orders',
    vat: 'VAT',
    amount: 'Inc. VAT',
  },
  forgotten: 'name deleted',
  nothing: 'No invoices in this month',
  nothingDetail: 'None were issued, or none match your search.',
  found: (count: number) => counted(count, 'document'),
  first: (count: number) => `Only the newest ${count} are shown. The download has all of them.`,
  sums: (net: string, vat: string, gross: string) => `${net} net, ${vat} VAT, ${gross} in total`,
};
