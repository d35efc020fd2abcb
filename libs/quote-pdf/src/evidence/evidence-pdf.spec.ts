import { pence } from '@app/pricing';
import { readPdf } from '../testing/read-pdf';
import { evidencePdf, type EvidencePdfData } from './evidence-pdf';

const anEvidence = (change: Partial<EvidencePdfData> = {}): EvidencePdfData => ({
  order: 'OR-26-00031',
  madeAt: new Date('2026-12-14T10:00:00Z'),
  seller: {
    tradingName: 'Readstone',
    name: 'Readstone Example Ltd',
    address: 'Unit 4, Kiln Yard, Reading RG1 0AA',
    reach: '0118 496 0123',
  },
  customer: { name: 'Eleanor Marsh', email: 'e@example.com', phone: null, address: '12 Hill\nReading' },
  payment: {
    amount: pence(4_770),
    chargedBack: pence(4_770),
    paidAt: new Date('2026-11-21T10:00:00Z'),
    transactionCode: 'TDN5QXDHY3',
  },
  tops: [{ reference: 'VT-26-00412', description: 'Calacatta, 20mm, 1200 × 350 mm', price: pence(47_700) }],
  price: pence(47_700),
  events: [
    { at: new Date('2026-11-20T10:00:00Z'), text: 'Saved on the site' },
    { at: new Date('2026-12-10T10:00:00Z'), text: 'Delivered' },
  ],
  ...change,
});

it('has payment, customer, order and what happened on one page', async () => {
  const { text, pages } = await readPdf(await evidencePdf(anEvidence()));
  expect(pages).toBe(1);
  for (const words of [
    '£47.70 by card on 21 November 2026, transaction TDN5QXDHY3. Taken back by the bank: £47.70.',
    'Eleanor Marsh, e@example.com, 12 Hill, Reading.',
    'Order OR-26-00031, £477.00 inc. VAT:',
    'VT-26-00412: Calacatta',
    '20 November 2026 Saved on the site',
    '10 December 2026 Delivered',
  ])
    expect(text).toContain(words);
});

it('fits on one page for any number of events, and keeps the first and the last', async () => {
  const events = Array.from({ length: 500 }, (_, index) => ({
    at: new Date(Date.UTC(2026, 0, index + 1, 12)),
    text: `Event ${index} `.repeat(20),
  }));
  const { text, pages } = await readPdf(await evidencePdf(anEvidence({ events })));
  expect(pages).toBe(1);
  expect(text).toContain('Event 0 ');
  expect(text).toContain('Event 499 ');
  expect(text).not.toContain('Event 250 ');
});
