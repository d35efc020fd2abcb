import type { InvoiceMailData } from '../mail-data';
import type { SamplesOf } from '../samples/mail-sample';

const invoice: InvoiceMailData = {
  customerName: 'Eleanor Marsh',
  kind: 'final',
  number: 'F-2026-00012',
  reference: 'VT-26-00412',
  amount: '429.30',
  issuedAt: new Date('2026-12-14T10:00:00Z'),
};

export const invoiceMailSamples: SamplesOf<'invoice'> = [
  { name: 'the final invoice', data: invoice },
  {
    name: 'a credit note, nobody’s name known',
    data: { ...invoice, customerName: null, kind: 'credit-note', number: 'C-2026-00002', amount: '47.70' },
  },
];
