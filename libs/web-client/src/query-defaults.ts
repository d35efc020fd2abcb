/**
 * Defaults of data fetching, as specification §9 gives them (D39): nothing is retried, cached or asked again by itself.
 * What is asked without a connection fails at once, as anything else would, instead of waiting for one.
 */
export const queryDefaults = {
  retry: false,
  refetchOnWindowFocus: false,
  staleTime: 0,
  gcTime: 0,
  networkMode: 'always',
} as const;

export const mutationDefaults = { retry: false, networkMode: 'always' } as const;
