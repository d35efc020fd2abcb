import { paths } from '@app/contracts';
import { apiQuery } from '@app/web-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Ten minutes, at one check in 15 seconds. */
const maxChecks = 40;

type History = Readonly<Record<string, readonly number[]>>;

interface Check {
  at: string;
  ms: Readonly<Record<string, number>>;
}

/** Starts empty when the page opens. */
export function useResponseTimes(check: Check | undefined): History {
  const [stored, setStored] = useState<{ at: string | null; history: History }>({ at: null, history: {} });
  if (!check || check.at === stored.at) return stored.history;
  const history = Object.fromEntries(
    Object.entries(check.ms).map(([id, ms]) => [id, [...(stored.history[id] ?? []), ms].slice(-maxChecks)]),
  );
  setStored({ at: check.at, history });
  return history;
}

/** Calls an endpoint that does no work, after each report. */
export const useResponseTimeQuery = (checkedAt: string | undefined) =>
  useQuery({
    queryKey: ['response-time', checkedAt],
    queryFn: async ({ signal }) => {
      const startedAt = performance.now();
      await apiQuery<unknown>(paths.live, signal);
      return Math.max(1, Math.round(performance.now() - startedAt));
    },
    enabled: checkedAt !== undefined,
    placeholderData: keepPreviousData,
  });
