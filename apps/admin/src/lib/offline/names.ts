/** The one page that can be opened without a connection. */
export const visitsPagePath = '/admin/visits';

/** Names in the browser's cache. */
export const offlineCaches = { page: 'visits-page', assets: 'visits-assets' } as const;
