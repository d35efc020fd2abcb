import { paths, type SearchSuggestion as SuggestionResponse } from '@app/contracts';
import { optionalData } from '@app/web-client';
import { useAdminQuery } from '../api/use-admin-call';
import { useUrlState } from '../use-url-state';
import { pageText as text } from './page-text';

/** A search with more results is hardly misspelt. */
const maxResultsForSuggestion = 2;

/** null: nothing similar, or enough was found. `total` undefined: not known yet. */
export function useSearchSuggestion(search: string, total: number | undefined): string | null {
  const isNeeded = search !== '' && total !== undefined && total <= maxResultsForSuggestion;
  const response = optionalData(
    useAdminQuery<SuggestionResponse>(
      `${paths.searchSuggestion}?${new URLSearchParams({ search }).toString()}`,
      { isEnabled: isNeeded },
    ),
  );
  return isNeeded ? (response?.suggestion ?? null) : null;
}

/** 'Did you mean Fatima?' for the search of a page that found nothing or little. */
export function SearchSuggestion({ total }: { total: string | undefined }) {
  const url = useUrlState();
  const count = total === undefined ? undefined : Number.parseInt(total, 10);
  const suggestion = useSearchSuggestion(url.get('search') ?? '', count);
  if (!suggestion) return null;
  return (
    <p role="status" className="px-0.5 pb-2 text-small text-ink-2">
      {text.didYouMean}{' '}
      <button
        type="button"
        className="min-h-11 font-label text-chalk underline wide:min-h-0"
        onClick={() => url.set({ search: suggestion })}
      >
        {suggestion}
      </button>
      ?
    </p>
  );
}
