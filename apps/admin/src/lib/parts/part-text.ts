export const partText = {
  loading: 'Loading...',
  missing: 'This page did not arrive',
  missingDetail: 'The connection may be gone, or there is a newer version. Reloading fetches it.',
  broken: 'Something went wrong on this page',
  brokenDetail: 'The rest of the admin panel and the shop are not affected.',
  retry: 'Try again',
  reload: 'Reload',
} as const;
