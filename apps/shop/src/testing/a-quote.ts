import type { QuoteResponse } from '@app/contracts';
import { anImage } from './a-catalogue';

/** A saved quote of 1200 × 350 mm Calacatta Gold with an oval sink and a tap hole: £477.00. */
export const aQuote = (quote: Partial<QuoteResponse> = {}): QuoteResponse => ({
  id: 'q83vEjRWeJCrze8SNFZ4kA',
  reference: 'VT-26-00412',
  status: 'pending',
  quantity: 1,
  totalPrice: '477.00',
  basePrice: '6.200',
  lines: [
    {
      kind: 'surface',
      label: 'Calacatta Gold',
      calculation: '42 units of 100 × 100 mm at £8.50',
      amount: '357.00',
    },
    {
      kind: 'sink',
      label: 'Undermount Oval',
      calculation: 'Flat price; cut-out only, no basin',
      amount: '95.00',
    },
    {
      kind: 'cutout',
      label: 'Tap hole',
      calculation: 'Flat price; Ø35 mm, tap not supplied',
      amount: '25.00',
    },
  ],
  customerName: null,
  customerEmail: null,
  customerPhone: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  validUntil: '2026-12-22T00:00:00.000Z',
  replacesQuoteId: null,
  paymentBlocker: null,
  materialId: 1,
  colorId: 11,
  thicknessId: 1,
  sinkTypeId: 2,
  cutoutId: 2,
  cutoutIds: [2],
  material: { name: 'Marble' },
  color: { name: 'Calacatta Gold', hexCode: '#eeeeee', images: [anImage('gold-close')], stripUrl: null },
  thickness: { displayName: '20mm' },
  sinkType: { name: 'Undermount Oval' },
  cutout: { name: 'Tap hole' },
  cutouts: [{ id: 2, name: 'Tap hole' }],
  notes: 'Pipe in the left corner',
  length: 1200,
  width: 350,
  area: '0.42',
  ...quote,
});

/** 24 of them: £11,448.00. */
export const severalTops = (quote: Partial<QuoteResponse> = {}): QuoteResponse => {
  const single = aQuote(quote);
  return {
    ...single,
    quantity: 24,
    totalPrice: '11448.00',
    lines: [
      ...single.lines,
      {
        kind: 'quantity',
        label: '23 more of the same',
        calculation: '24 tops at £477.00 each',
        amount: '10971.00',
      },
    ],
  };
};
