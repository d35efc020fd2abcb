import { paths } from '@app/contracts';
import { apiQuery } from '@app/web-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Calls an endpoint that does no work, after each report. */
export const useResponseTimeQuery = (checkedAt: string | undefined) =>
  useQuery({
    queryKey: ['response-time', checkedAt],
    queryFn: async ({ signal }) => {
      const since = performance.now();
      await apiQuery<unknown>(paths.live, signal);
      return Math.max(1, Math.round(performance.now() - since));
    },
    enabled: checkedAt !== undefined,
    placeholderData: keepPreviousData,
  });
