export const pageText = {
  close: 'Close',
  clearSearch: 'Clear search',
  retry: 'Try again',
  loading: 'Loading...',
  failed: 'This could not be loaded',
  failedDetail: 'The shop is not affected. Please try again.',
  noMatch: 'Nothing matches',
  noMatchDetail: 'No entry fits this search and these filters.',
  clearFilters: 'Clear search and filters',
  shown: (from: number, to: number, total: string) => `${from} to ${to} of ${total}`,
  previous: 'Previous page',
  next: 'Next page',
} as const;
