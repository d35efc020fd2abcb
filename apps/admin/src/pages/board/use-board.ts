import { type BoardColumn, type BoardColumnName, paths } from '@app/contracts';
import { apiQuery } from '@app/web-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** The board stays open all day, while others move cards. */
const refreshMs = 60_000;

function useColumn(name: BoardColumnName, initialLimit: number) {
  const [limit, setLimit] = useState(initialLimit);
  const path = paths.boardColumn(name);
  const query = useQuery({
    queryKey: [path, limit],
    queryFn: ({ signal }) => apiQuery<BoardColumn>(`${path}?limit=${limit}`, signal),
    // Show the old cards while more are loading.
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
  return { query, limit, setLimit };
}
export type ColumnState = ReturnType<typeof useColumn>;

/** @param first how many cards each column shows at first */
export const useBoard = (first: number): Record<BoardColumnName, ColumnState> => ({
  'to-measure': useColumn('to-measure', first),
  measured: useColumn('measured', first),
  'in-production': useColumn('in-production', first),
  ready: useColumn('ready', first),
  'handed-over': useColumn('handed-over', first),
});
