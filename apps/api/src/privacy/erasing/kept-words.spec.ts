import { keptDetails, keptEvidence } from './kept-words';

it('keeps ids, figures, times and words of ours', () => {
  const details = {
    depositId: 'AAAAAAAAAAAAAAAAAAAAAA',
    depositAmount: '35.70',
    attempt: 2,
    from: 'pending',
    to: 'approved',
    validUntil: '2026-12-21T00:00:00.000Z',
    reference: 'VT-26-00412',
    isFree: true,
    nothing: null,
  };
  expect(keptDetails('deposit-paid', details)).toEqual(details);
});

it('keeps nothing that somebody wrote, or that is somebody, and says so', () => {
  const details = {
    text: 'Rang Ada',
    customerEmail: 'ada@example.com',
    phone: '01184960123',
    before: { customerName: 'Ada', amount: '1.00' },
    names: ['Ada'],
    reason: 'ada-lovelace',
    attempt: 1,
  };
  expect(keptDetails('customer-changed', details)).toEqual({ attempt: 1, erased: true });
});

it('keeps why a payment was reviewed, and of what kind a mail was', () => {
  expect(keptDetails('mail-sent', { kind: 'quote-reminder' })).toEqual({ kind: 'quote-reminder' });
  expect(keptDetails('note', { kind: 'ada-lovelace' })).toEqual({ erased: true });
  const details = { reason: 'charged-though-expired, other-amount' };
  expect(keptDetails('deposit-in-review', details)).toEqual(details);
  expect(keptDetails('deposit-in-review', { reason: 'Ada rang' })).toEqual({ erased: true });
});

it('comes to the same a second time', () => {
  const once = keptDetails('note', { text: 'Rang Ada' });
  expect(keptDetails('note', once)).toEqual(once);
});

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
