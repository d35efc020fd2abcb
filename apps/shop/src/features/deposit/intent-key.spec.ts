import { idempotencyKeyPattern } from '@app/contracts';
import { endIntent, intentKey } from './intent-key';

const request = { customerName: 'Eleanor', customerEmail: 'e@example.com', customerPhone: '1' };

it('stays the same for the same details, and is valid for the API (D18)', () => {
  expect(intentKey(request)).toBe(intentKey({ ...request }));
  expect(intentKey(request)).toMatch(idempotencyKeyPattern);
});

it('changes with the details, and after a payment was created', () => {
  const first = intentKey(request);
  const other = intentKey({ ...request, needsDelivery: true });
  endIntent();

  expect(new Set([first, other, intentKey({ ...request, needsDelivery: true })]).size).toBe(3);
});
