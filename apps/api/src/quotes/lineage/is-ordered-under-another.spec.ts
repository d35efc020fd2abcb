import { type QuoteOfTop, isOrderedUnderAnother } from './is-ordered-under-another';

const day = (dayOfMonth: number) => new Date(Date.UTC(2026, 10, dayOfMonth));
const aQuote = (id: string, facts: Partial<QuoteOfTop> = {}): QuoteOfTop => ({
  id,
  deposit_state: 'none',
  received: '0.00',
  status: 'pending',
  created_at: day(1),
  measured_at: null,
  standing: 'current',
  deleted_at: null,
  replaces_quote_id: null,
  has_customer: false,
  ...facts,
});
type Facts = Partial<QuoteOfTop>;
const edit = (facts: Facts) => aQuote('edit', { replaces_quote_id: 'first', created_at: day(2), ...facts });

it.each<[string, boolean, Facts, Facts?]>([
  ['was only edited', false, {}],
  ['has a later quote with a customer of staff', true, { has_customer: true }],
  ['has a later quote that is approved', true, { status: 'approved' }],
  ['has a later quote that is completed', true, { status: 'completed' }],
  ['has a later quote whose order was declined', true, { status: 'declined' }],
  ['has a later quote that is measured', true, { measured_at: day(3) }],
  ['has a later quote on which money came in', true, { received: '10.00' }],
  ['has a later quote that was revised', true, { standing: 'superseded' }],
  ['has a later quote that staff deleted', false, { status: 'approved', deleted_at: day(3) }],
  ['has a revised price without an answer', false, { status: 'approved', standing: 'proposed' }],
  ['has a customer of staff, and so has its edit', true, { has_customer: true }, { has_customer: true }],
  ['was revised by the later one', false, { measured_at: day(3) }, { standing: 'superseded' }],
  ['is the order itself', false, { has_customer: true }, { status: 'approved' }],
])(
  'an earlier quote that %s counts as ordered under another quote: %s',
  (_, isOrderedUnder, later, earlier = {}) => {
    const first = aQuote('first', earlier);
    expect(isOrderedUnderAnother(first, [first, edit(later)])).toBe(isOrderedUnder);
  },
);

it.each<[string, boolean, Facts]>([
  ['replaces the order', false, { replaces_quote_id: 'edit' }],
  ['replaces what the order replaced', true, { replaces_quote_id: 'first' }],
])('a later quote that %s counts as ordered under another quote: %s', (_, isOrderedUnder, facts) => {
  const top = [aQuote('first'), edit({ status: 'approved' })];
  const latest = aQuote('latest', { created_at: day(3), ...facts });
  expect(isOrderedUnderAnother(latest, [...top, latest])).toBe(isOrderedUnder);
});

it('only the newer of two renewals for the same customer may be paid', () => {
  const [older, newer] = [
    edit({ has_customer: true }),
    edit({ id: 'new', created_at: day(3), has_customer: true }),
  ];
  const top = [aQuote('first', { has_customer: true }), older, newer];
  expect(top.filter((quote) => !isOrderedUnderAnother(quote, top))).toEqual([newer]);
});
