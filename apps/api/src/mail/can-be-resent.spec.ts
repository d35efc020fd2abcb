import { canBeResent } from './can-be-resent';

const sent = { kind: 'quote', state: 'sent', toAddress: 'ada@example.com', isErased: false } as const;

it.each([
  ['a quote that was sent', sent],
  ['a mail that failed', { ...sent, state: 'failed' }],
  ['a notice to the team', { ...sent, kind: 'staff-deposit-paid', toAddress: null }],
] as const)('%s can be sent once more', (_, mail) => {
  expect(canBeResent(mail)).toBe(true);
});

it.each([
  ['on its way', { ...sent, state: 'waiting' }],
  ['held back', { ...sent, state: 'withheld' }],
  ['of somebody who was erased', { ...sent, isErased: true }],
  ['without a receiver any more', { ...sent, toAddress: null }],
  ['an invitation', { ...sent, kind: 'staff-invitation' }],
  ['a reminder', { ...sent, kind: 'quote-reminder' }],
] as const)('not what is %s', (_, mail) => {
  expect(canBeResent(mail)).toBe(false);
});
