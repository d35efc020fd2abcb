import { aQuoteRow } from '../testing/a-quote-row';
import { toMailQuote } from './to-mail-quote';

const facts = { publicOrigin: 'https://shop.example', now: new Date('2026-11-22T09:00:00Z') };

it('has the quote as saved, with links only to our own pages (D3)', () => {
  expect(toMailQuote(aQuoteRow({ notes: 'No upstand' }), facts)).toEqual({
    reference: 'VT-26-00412',
    material: 'Marble',
    color: 'Calacatta Gold',
    thickness: '20mm (Standard)',
    length: 1200,
    width: 350,
    agreedSize: null,
    quantity: 1,
    sink: 'Undermount Oval',
    cutouts: ['Tap hole, 35 mm'],
    notes: 'No upstand',
    isOrdered: false,
    lines: [
      {
        kind: 'surface',
        label: 'Calacatta Gold',
        calculation: '42 units of 100 × 100 mm at £8.50',
        amount: '357.00',
      },
      { kind: 'sink', label: 'Undermount Oval', calculation: 'per sink', amount: '95.00' },
      { kind: 'cutout', label: 'Tap hole, 35 mm', calculation: 'each', amount: '25.00' },
    ],
    total: '477.00',
    deposit: '47.70',
    savedAt: new Date('2026-11-21T09:00:00Z'),
    validUntil: new Date('2026-12-22T00:00:00Z'),
    url: 'https://shop.example/quote/kLSwY2vXZwqkrDQuVyeBfQ',
    pdfUrl: 'https://shop.example/api/quotes/kLSwY2vXZwqkrDQuVyeBfQ/pdf',
    payUrl: 'https://shop.example/payment?quote=kLSwY2vXZwqkrDQuVyeBfQ',
    blocker: null,
    plan: null,
  });
});

it('says that there is no sink, as the calculator does', () => {
  const row = aQuoteRow();
  const plain = { ...row, snapshot: { ...row.snapshot, sinkType: null, cutouts: [] } };
  expect(toMailQuote(plain, facts)).toMatchObject({ sink: 'No Sink', cutouts: [] });
});

it.each([
  ['expired', { valid_until: facts.now }],
  ['paid', { deposit_state: 'paid' as const, received: '47.70' }],
  ['refunded', { deposit_state: 'paid' as const, received: '0.00' }],
  ['in-review', { deposit_state: 'review' as const }],
  ['declined', { status: 'declined' as const }],
  ['not-agreed', { standing: 'proposed' as const }],
])('has no pay link if the quote is %s (D21)', (blocker, details) => {
  expect(toMailQuote(aQuoteRow(details), facts)).toMatchObject({ blocker, payUrl: null });
});
