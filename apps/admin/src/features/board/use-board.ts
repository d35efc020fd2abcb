import { type BoardColumn, type BoardColumnName, paths } from '@app/contracts';
import { apiQuery } from '@app/web-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** The board hangs open all day: what others move is seen within this time. */
const refreshMs = 60_000;

/** A column of the board, as far as it is shown. */
function useColumn(name: BoardColumnName, first: number) {
  const [limit, setLimit] = useState(first);
  const path = paths.boardColumn(name);
  const query = useQuery({
    queryKey: [path, limit],
    queryFn: ({ signal }) => apiQuery<BoardColumn>(`${path}?limit=${limit}`, signal),
    // The cards that are there stand while more are on their way.
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
  return { query, limit, setLimit };
}
export type ShownColumn = ReturnType<typeof useColumn>;

/** All columns of the board. @param first how many cards each shows at first */
export const useBoard = (first: number): Record<BoardColumnName, ShownColumn> => ({
  'to-measure': useColumn('to-measure', first),
  measured: useColumn('measured', first),
  'in-production': useColumn('in-production', first),
  ready: useColumn('ready', first),
  'handed-over': useColumn('handed-over', first),
});
