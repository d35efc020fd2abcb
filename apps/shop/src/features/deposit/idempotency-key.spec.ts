import { idempotencyKeyPattern } from '@app/contracts';
import { forgetIdempotencyKey, idempotencyKeyOf } from './idempotency-key';

const request = { customerName: 'Eleanor', customerEmail: 'e@example.com', customerPhone: '1' };

it('stays the same for the same details, and is one that the API accepts (D18)', () => {
  expect(idempotencyKeyOf(request)).toBe(idempotencyKeyOf({ ...request }));
  expect(idempotencyKeyOf(request)).toMatch(idempotencyKeyPattern);
});

it('is a new one for other details, and after the payment was set up', () => {
  const first = idempotencyKeyOf(request);
  const other = idempotencyKeyOf({ ...request, needsDelivery: true });
  forgetIdempotencyKey();

  expect(new Set([first, other, idempotencyKeyOf({ ...request, needsDelivery: true })]).size).toBe(3);
});
