import { followUpMail } from './follow-up-mail';
import { aQuote } from './testing/a-quote';

const now = new Date('2026-11-21T12:00:00Z');
const unpaid = aQuote({
  status: 'pending',
  stage: null,
  deposit: null,
  paymentBlocker: null,
  validUntil: '2026-12-22T00:00:00.000Z',
});
const deposit = (paymentStatus: string) => ({
  id: 'd',
  paymentStatus,
  depositAmount: '47.70',
  createdAt: '2026-11-21T10:00:00.000Z',
});

it('greets the customer by name and includes the pay link, amount and validity', () => {
  const { subject, text } = followUpMail(unpaid, now);

  expect(subject).toBe('Your vanity top, VT-26-00412');
  expect(text).toMatch(/^Dear Eleanor Marsh,\n\n/);
  for (const expected of ['£477.00', '£47.70', '21 December 2026', `/payment?quote=${unpaid.id}`])
    expect(text).toContain(expected);
  expect(text).toMatch(/\n\nReadstone, 0118 496 0123$/);
});

it('greets customers without a name', () => {
  expect(followUpMail({ ...unpaid, customerName: null }, now).text).toMatch(/^Hello,\n\n/);
});

it.each([
  ['a card that was declined', { deposit: deposit('failed') }, 'Your deposit for VT-26-00412'],
  ['a page that is open still', { deposit: deposit('pending') }, 'Your vanity top, VT-26-00412'],
  ['a payment under review', { deposit: deposit('review') }, 'Your payment for VT-26-00412'],
  ['a paid deposit', { deposit: deposit('paid'), status: 'approved' }, 'Your measurements for VT-26-00412'],
  [
    'a deposit that was paid on the quote that it revises',
    { payment: 'paid', status: 'approved' },
    'Your measurements for VT-26-00412',
  ],
  [
    'sizes that are agreed',
    { payment: 'paid', status: 'approved', isMeasured: true, stage: 'measured' },
    'Your order VT-26-00412',
  ],
  ['an order without a deposit', { status: 'approved', stage: 'to-measure' }, 'Your order VT-26-00412'],
  [
    'a top that is ready',
    { payment: 'paid', status: 'approved', isMeasured: true, stage: 'ready' },
    'Your order VT-26-00412 is ready',
  ],
  ['a delivered top', { status: 'approved', stage: 'delivered' }, 'Your new top, VT-26-00412'],
  [
    'a price that has ended',
    { validUntil: '2026-11-21T00:00:00.000Z' },
    'The price of VT-26-00412 has ended',
  ],
  ['an order that is done', { status: 'completed' }, 'Your new top, VT-26-00412'],
  [
    'a deposit that was refunded',
    { payment: 'paid', status: 'declined', isRefunded: true },
    'Your refund for VT-26-00412',
  ],
  ['a quote that was declined', { status: 'declined' }, 'About your quote VT-26-00412'],
] as const)('starts with different text after %s', (_, changes, subject) => {
  expect(followUpMail({ ...unpaid, ...changes }, now).subject).toBe(subject);
});

it('links to the current quote instead of asking for payment on a replaced one', () => {
  const currentQuote = { id: 'newer', reference: 'VT-26-00413', isNewer: true };
  const { subject, text } = followUpMail({ ...unpaid, currentQuote }, now);

  expect(subject).toBe('Your vanity top, VT-26-00413');
  expect(text).toContain('/quote/newer');
  expect(text).not.toContain('/payment');
});

it('asks the customer to agree to a revised price before payment', () => {
  const { subject, text } = followUpMail({ ...unpaid, paymentBlocker: 'not-agreed' }, now);

  expect(subject).toBe('Your measured price, VT-26-00412');
  expect(text).toContain(`/quote/${unpaid.id}`);
  expect(text).not.toContain('/payment');
});

it('contains no pay link if the deposit is paid or cannot be paid', () => {
  for (const changes of [
    { deposit: deposit('paid') },
    { payment: 'paid' as const },
    { payment: 'paid' as const, isMeasured: true },
    { deposit: deposit('review') },
    { status: 'declined' as const },
    { payment: 'paid' as const, isRefunded: true },
  ])
    expect(followUpMail({ ...unpaid, ...changes }, now).text).not.toContain('/payment');
});
