export const pageSizes = { usual: 50, most: 200 } as const;

/** How many rows there are in all pages: exact up to here, then `10000+`. */
export const totalCountHeader = 'X-Total-Count';
export const mostCounted = 10_000;
