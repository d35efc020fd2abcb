export const pageSizes = { default: 50, max: 200 } as const;

/** Header with the number of rows in all pages: exact up to `maxTotalCount`, then `10000+`. */
export const totalCountHeader = 'X-Total-Count';
export const maxTotalCount = 10_000;
