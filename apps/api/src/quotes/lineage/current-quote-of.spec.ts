import { currentQuoteOf } from './current-quote-of';

type Facts = Partial<Parameters<typeof currentQuoteOf>[0][number]>;
const aQuote = (reference: string, facts: Facts = {}) => ({
  reference,
  deposit_state: 'none' as const,
  status: 'pending' as const,
  standing: 'current' as const,
  deleted_at: null,
  has_customer: false,
  ...facts,
});
const createdAt = new Date('2026-11-21T12:00:00.000Z');

it.each<[string, string, Facts, Facts?]>([
  ['nothing is paid', 'newer', {}],
  ['the older one is paid', 'older', { deposit_state: 'paid' }],
  ['both are paid', 'newer', { deposit_state: 'paid' }, { deposit_state: 'paid' }],
  ['a page is open for the older one', 'older', { deposit_state: 'open' }],
  ['one is open, the other under review', 'older', { deposit_state: 'review' }, { deposit_state: 'open' }],
  [
    'a page is open, but the newer one is ordered',
    'newer',
    { deposit_state: 'open' },
    { status: 'approved' },
  ],
  ['a page is open for an order that is done', 'newer', { deposit_state: 'open', status: 'completed' }],
  ['a payment is under review', 'older', { deposit_state: 'review' }],
  ['it is, and the newer one has a customer', 'newer', { deposit_state: 'review' }, { has_customer: true }],
  [
    'it is the customer’s, and the newer one is ordered',
    'older',
    { deposit_state: 'review', has_customer: true },
    { status: 'approved' },
  ],
  ['the older one is approved', 'newer', { status: 'approved' }],
  ['the newer one is declined', 'newer', {}, { status: 'declined' }],
  ['the newer one is deleted', 'older', {}, { deleted_at: createdAt }],
  ['the newer one is superseded', 'older', {}, { standing: 'superseded' }],
  ['the newer one is not agreed to', 'older', {}, { standing: 'proposed', deposit_state: 'paid' }],
])('if %s, the %s quote is current', (_, expected, older, newer = {}) => {
  const [olderQuote, newerQuote] = [aQuote('VT-26-99999', older), aQuote('VT-27-100000', newer)];
  const current = expected === 'newer' ? newerQuote : olderQuote;
  expect([currentQuoteOf([olderQuote, newerQuote]), currentQuoteOf([newerQuote, olderQuote])]).toEqual([
    current,
    current,
  ]);
});

it('none is current if all are deleted', () => {
  expect(currentQuoteOf([aQuote('VT-26-00001', { deleted_at: createdAt })])).toBeUndefined();
});
