import { type BoardCard, type BoardColumn, boardLimits, paths } from '@app/contracts';
import { apiQuery } from '@app/web-client';
import { useQuery } from '@tanstack/react-query';
import { columnNames } from '../../features/board/order-moves';
import { topPath } from '../../lib/use-url-state';
import type { PaletteResult } from './use-palette-search';

const maxResults = 8;

/** The board's tops, for a role that finds no orders: what it knows of them, without customers and prices. */
export function useTopSearch(input: string, enabled: boolean) {
  const words = input.toLowerCase().split(/\s+/).filter(Boolean);
  const canSearch = enabled && input.trim().length >= 2;
  const query = useQuery({
    queryKey: ['palette-tops'],
    queryFn: ({ signal }) =>
      Promise.all(
        columnNames.map((name) =>
          apiQuery<BoardColumn>(`${paths.boardColumn(name)}?limit=${boardLimits.max}`, signal),
        ),
      ),
    enabled: canSearch,
  });
  const cards = canSearch ? (query.data ?? []).flatMap((column) => column.cards) : [];
  return {
    tops: cards
      .filter((card) => words.every((word) => textOf(card).includes(word)))
      .slice(0, maxResults)
      .map(toResult),
    isSearching: canSearch && query.isFetching,
    hasFailed: canSearch && query.isError,
  };
}

const textOf = ({ reference, order, color, material, length, width }: BoardCard): string =>
  [reference, order.reference, color.name, material, length, width].join(' ').toLowerCase();

const toResult = ({ reference, order, color, length, width }: BoardCard): PaletteResult => ({
  id: `top-${reference}`,
  label: `${reference}, ${order.reference}`,
  detail: `${color.name}, ${length} × ${width} mm`,
  href: topPath(reference),
});
