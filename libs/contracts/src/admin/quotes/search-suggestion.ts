/** `GET /api/admin/search-suggestion?search=`: for a search that found nothing or little. */
export interface SearchSuggestion {
  /** The same search with similar names that we know; null: none is similar. */
  suggestion: string | null;
}
