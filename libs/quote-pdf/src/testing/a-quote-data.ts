import { pence } from '@app/pricing';
import type { QuotePdfData } from '../quote-pdf-data';

/** The quote of the design. */
export const aQuoteData = (quote: Partial<QuotePdfData> = {}): QuotePdfData => ({
  reference: 'VT-26-00412',
  savedAt: new Date('2026-11-21T11:06:00Z'),
  validUntil: new Date('2026-12-22T00:00:00Z'),
  isExpired: false,
  customerName: 'Eleanor Marsh',
  notes: null,
  material: 'Marble',
  thickness: '20mm',
  color: { name: 'Calacatta Gold', hexCode: '#efe9df', picture: null },
  size: { lengthMm: 1200, widthMm: 350 },
  quantity: 1,
  sinkName: 'Undermount Oval',
  cutoutNames: ['Tap hole, 35 mm'],
  lines: [
    {
      label: 'Calacatta Gold, 20mm',
      calculation: '1200 × 350 mm is 42 units of 100 × 100 mm at £8.50',
      amount: pence(35_700),
    },
    {
      label: 'Undermount Oval',
      calculation: 'Oval opening with a polished edge, the basin fixed from below',
      amount: pence(9_500),
    },
    { label: 'Tap hole, 35 mm', calculation: 'Centred behind the sink', amount: pence(2_500) },
  ],
  total: pence(47_700),
  url: 'https://shop.example/quote/AAAAAAAAAAAAAAAAAAAAAA',
  ...quote,
});
