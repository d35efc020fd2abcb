export const text = {
  loading: 'Loading admin panel...',
  failed: 'The admin panel is not available',
  failedText: 'It did not arrive from its server. The rest of the site is not affected.',
  versionMismatch:
    'This page and the admin panel come from different releases. Reload the page; if that does not help, the release is not complete yet.',
  retry: 'Try again',
  home: 'Return Home',
} as const;
