export const text = {
  loading: 'Loading admin panel...',
  failed: 'The admin panel is not available',
  failedAdvice: 'It did not arrive from its server. The rest of the site is not affected.',
  retry: 'Try again',
  home: 'Return Home',
} as const;
