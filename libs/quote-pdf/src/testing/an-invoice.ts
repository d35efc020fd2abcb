import { pence } from '@app/pricing';
import type { InvoicePdfData } from '../invoice/invoice-pdf-data';

/** The final invoice of a £477.00 top with a paid deposit. */
export const anInvoice = (invoice: Partial<InvoicePdfData> = {}): InvoicePdfData => ({
  kind: 'final',
  number: 'F-2026-00012',
  issuedAt: new Date('2026-12-14T10:00:00Z'),
  taxPoint: '2026-12-14',
  seller: {
    tradingName: 'Readstone',
    name: 'Readstone Example Ltd',
    address: 'Unit 4, Kiln Yard, Reading RG1 0AA',
    reach: '0118 496 0123, info@example.co.uk',
    registered: 'Registered in England and Wales 00000000',
    vatNumber: 'GB 000 0000 00',
  },
  buyer: {
    name: 'Marsh Interiors Ltd',
    address: '12 Brunswick Hill\nReading\nRG1 7YT',
    vatNumber: 'GB 123 4567 89',
  },
  payment: {
    amount: pence(42_930),
    dueOn: '2026-12-28',
    bank: { name: 'Readstone Example Ltd', sortCode: '00-00-00', number: '00000000' },
  },
  reason: null,
  order: 'OR-26-00031',
  lines: [
    {
      reference: 'VT-26-00412',
      description: 'Calacatta Gold Marble, 20mm, 1200 × 350 mm, Undermount Oval, Tap hole, 35 mm',
      net: pence(39_750),
      vat: pence(7_950),
      gross: pence(47_700),
    },
    {
      reference: 'VT-26-00412',
      description: 'Less deposit invoice D-2026-00031',
      net: pence(-3_975),
      vat: pence(-795),
      gross: pence(-4_770),
    },
  ],
  ...invoice,
});
