import { keptEvidence } from './kept-evidence';

it('keeps what the books need, and nobody', () => {
  expect(
    keptEvidence({
      id: 'c-1',
      amount: 35.7,
      currency: 'GBP',
      description: 'Deposit for Ada',
      personal_details: { email: 'ada@example.com' },
      transactions: [
        { id: 't-1', status: 'SUCCESSFUL', amount: 35.7, entry_mode: 'Ada', card: { last_4_digits: '4242' } },
        'Ada',
      ],
      payment_type: { name: 'Ada' },
      transaction_code: null,
    }),
  ).toEqual({
    id: 'c-1',
    amount: 35.7,
    currency: 'GBP',
    transactions: [{ id: 't-1', status: 'SUCCESSFUL', amount: 35.7 }],
    payment_type: {},
    transaction_code: null,
  });
});

it.each([null, undefined, 'Ada', 7])('keeps nothing of %j', (evidence) => {
  expect(keptEvidence(evidence)).toBeUndefined();
});
