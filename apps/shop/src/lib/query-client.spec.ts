import { createQueryClient, thicknessRetry } from './query-client';

it('fetches as specification §9 says: no retries, nothing kept, no refetch on focus', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();

  expect(queries).toMatchObject({ retry: false, refetchOnWindowFocus: false, staleTime: 0, gcTime: 0 });
  expect(mutations).toMatchObject({ retry: false });
  expect(thicknessRetry).toEqual({ retry: 3, retryDelay: 1_000 });
});
