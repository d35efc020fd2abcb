import type { QuoteOfTop } from '../lineage/is-ordered-under-another';
import { paymentBlockerOf, type PayableQuote } from './payment-blocker-of';

const aTop = {
  material: { name: 'Granite' },
  thickness: { value: '20mm' },
  sinkType: { name: 'Undermount Oval' },
  cutouts: [{ id: 7, name: 'Tap hole, 35 mm' }],
};
const contradictory = { snapshot: { ...aTop, thickness: { value: '3mm' } } };
const validUntil = new Date('2026-12-22T00:00:00Z');
const aQuote = (quote: Partial<PayableQuote> = {}): PayableQuote => ({
  id: 'own',
  status: 'pending',
  deposit_state: 'none',
  received: '0.00',
  valid_until: validUntil,
  deleted_at: null,
  standing: 'current',
  length: 1200,
  width: 350,
  snapshot: aTop,
  making_rules: null,
  ...quote,
});
const aPaid = { deposit_state: 'paid', received: '35.70' } as const;
/** Another quote for the same top, and what is known of the quote itself. */
const besides = (other: Partial<QuoteOfTop>): Partial<PayableQuote> => {
  const quote: QuoteOfTop = {
    id: 'own',
    status: 'pending',
    deposit_state: 'none',
    received: '0.00',
    created_at: '2026-11-22T10:00:00.123456+00:00',
    measured_at: null,
    standing: 'current',
    deleted_at: null,
    replaces_quote_id: null,
    has_customer: false,
  };
  const laterQuote = { id: 'later', created_at: '2026-11-22T10:00:00.124+00:00', replaces_quote_id: 'own' };
  return { same_top: [quote, { ...quote, ...laterQuote, ...other }] };
};
const before = new Date(validUntil.getTime() - 1);

it.each<[string, Partial<PayableQuote>, Date, string | null]>([
  ['a new quote', {}, before, null],
  ['an approved quote', { status: 'approved' }, before, null],
  ['a quote whose card page is open', { deposit_state: 'open' }, before, null],
  ['a declined quote', { status: 'declined' }, before, 'declined'],
  ['a completed quote', { status: 'completed' }, before, 'completed'],
  ['a quote at the instant its price ends', {}, validUntil, 'expired'],
  ['a deleted quote', { deleted_at: before }, before, 'deleted'],
  ['a paid quote', aPaid, before, 'paid'],
  ['a paid quote, part of it refunded', { deposit_state: 'paid', received: '0.01' }, before, 'paid'],
  ['a quote whose deposit was refunded', { deposit_state: 'paid' }, before, 'refunded'],
  ['one that was declined too', { deposit_state: 'paid', status: 'declined' }, before, 'refunded'],
  ['a paid quote whose price has ended', { ...aPaid, status: 'completed' }, validUntil, 'paid'],
  ['a quote with a payment to be checked', { deposit_state: 'review' }, validUntil, 'in-review'],
  ['a quote that was revised', { standing: 'superseded' }, before, 'superseded'],
  ['a paid quote that was revised', { standing: 'superseded', deposit_state: 'paid' }, before, 'paid'],
  ['one whose top is paid under another quote', besides(aPaid), before, 'paid-under-another'],
  ['one of them in review', besides({ deposit_state: 'review' }), before, 'in-review'],
  ['one that was refunded', besides({ deposit_state: 'paid' }), before, 'refunded'],
  ['one that was edited', besides({}), before, null],
  ['one whose top is ordered under another quote', besides({ status: 'approved' }), before, 'superseded'],
  ['one whose top has a customer under another', besides({ has_customer: true }), before, 'superseded'],
  ['one that was revised too', { ...besides(aPaid), standing: 'superseded' }, before, 'superseded'],
  ['one that is deleted too', { ...besides(aPaid), deleted_at: before }, before, 'deleted'],
  ['a quote that was revised, its price over', { standing: 'superseded' }, validUntil, 'superseded'],
  ['a revised quote without an answer', { standing: 'proposed' }, before, 'not-agreed'],
  ['a revised quote whose original is paid', { standing: 'proposed', deposit_state: 'paid' }, before, 'paid'],
  [
    'a proposal that was declined or withdrawn',
    { standing: 'proposed', status: 'declined' },
    before,
    'declined',
  ],
  ['a top that contradicts itself (D53)', contradictory, before, 'invalid-configuration'],
  ['one on which a sink does not fit', { length: 500 }, before, 'invalid-configuration'],
  ['one that staff approved', { ...contradictory, status: 'approved' }, before, null],
  ['one whose price has ended', contradictory, validUntil, 'expired'],
  ['one that was paid before', { ...contradictory, ...aPaid }, before, 'paid'],
  ['a deleted quote whose price has ended', { deleted_at: before }, validUntil, 'deleted'],
])('%s: %j at %s is blocked by %s (D21)', (_, quote, now, blocker) => {
  expect(paymentBlockerOf(aQuote(quote), now)).toBe(blocker);
});
