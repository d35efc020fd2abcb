import { quoteIdPattern } from '@app/contracts';
import { randomId } from './random-id';

it('makes valid ids, never the same twice (D8)', () => {
  const ids = Array.from({ length: 5_000 }, randomId);

  expect(ids.every((id) => quoteIdPattern.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
