import { idempotencyKeyPattern } from '@app/contracts';
import { forgetIdempotencyKey, idempotencyKeyOf } from './idempotency-key';

const request = { customerName: 'Eleanor', customerEmail: 'e@example.com', customerPhone: '1' };

it('stays the same for the same details, and is valid for the API (D18)', () => {
  expect(idempotencyKeyOf(request)).toBe(idempotencyKeyOf({ ...request }));
  expect(idempotencyKeyOf(request)).toMatch(idempotencyKeyPattern);
});

it('changes with the details, and after a payment was created', () => {
  const first = idempotencyKeyOf(request);
  const other = idempotencyKeyOf({ ...request, needsDelivery: true });
  forgetIdempotencyKey();

  expect(new Set([first, other, idempotencyKeyOf({ ...request, needsDelivery: true })]).size).toBe(3);
});
