/**
 * Query defaults of specification §9 (D39): no retries, no cache, no automatic refetching. Offline requests fail at
 * once instead of waiting.
 */
export const queryDefaults = {
  retry: false,
  refetchOnWindowFocus: false,
  staleTime: 0,
  gcTime: 0,
  networkMode: 'always',
} as const;

export const mutationDefaults = { retry: false, networkMode: 'always' } as const;
