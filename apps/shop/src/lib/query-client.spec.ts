import { thicknessRetry } from '../features/calculator/api/use-catalogue';
import { createQueryClient } from './query-client';

it('fetches as in specification §9: no retries, no cache, no refetch on focus', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();

  expect(queries).toMatchObject({ retry: false, refetchOnWindowFocus: false, staleTime: 0, gcTime: 0 });
  expect(mutations).toMatchObject({ retry: false });
  expect(thicknessRetry).toEqual({ retry: 3, retryDelay: 1_000 });
});
