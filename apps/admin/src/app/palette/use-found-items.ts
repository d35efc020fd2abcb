import { catalogueKinds, paths, type AdminItem, type CatalogueKind } from '@app/contracts';
import { apiQuery } from '@app/web-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export interface FoundItem {
  kind: CatalogueKind;
  id: number;
  name: string;
  /** A colour's material. */
  detail: string | null;
  isActive: boolean;
}

/** Of each kind; who looks for more, types more. */
const shownOfEach = 5;
const shortestSearch = 2;
const typingPauseMs = 200;

/** Catalogue items whose name fits what was typed, of all five kinds. */
export function useFoundItems(typed: string): { items: readonly FoundItem[]; isSearching: boolean } {
  const words = usePaused(typed.trim());
  const isEnabled = words.length >= shortestSearch;
  const found = useQuery({
    queryKey: ['palette', words],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ search: words, pageSize: String(shownOfEach) }).toString();
      const lists = await Promise.all(
        catalogueKinds.map(async (kind) => {
          const rows = await apiQuery<AdminItem[]>(`${paths.adminItems(kind)}?${query}`, signal);
          return rows.map((row) => toFound(kind, row));
        }),
      );
      return lists.flat();
    },
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  return { items: (isEnabled && found.data) || [], isSearching: isEnabled && found.isFetching };
}

const toFound = (kind: CatalogueKind, row: AdminItem): FoundItem => ({
  kind,
  id: row.id,
  name: 'displayName' in row ? row.displayName : row.name,
  detail: 'materialName' in row ? row.materialName : null,
  isActive: row.isActive,
});

function usePaused(words: string): string {
  const [paused, setPaused] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), typingPauseMs);
    return () => clearTimeout(timer);
  }, [words]);
  return paused;
}
