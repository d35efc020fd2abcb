import { paths } from '@app/contracts';
import { apiNeighbours } from './api-neighbours';

/** What the API needs at most, while the card provider is slow. */
const longestDepositMs = 35_000;

it('waits for a payment longer than the API may take, and for nothing else', () => {
  const [api, deposits] = apiNeighbours('http://api.example');

  expect(deposits).toMatchObject({ prefix: paths.deposits, methods: ['POST'] });
  expect(deposits?.timeoutMs).toBeGreaterThan(longestDepositMs);
  expect(api).toMatchObject({ prefix: '/api', timeoutMs: 15_000 });
  expect(deposits?.bodyLimit).toBe(api?.bodyLimit);
  expect(paths.retryDeposit('an-id').startsWith(`${paths.deposits}/`)).toBe(true);
});
