export const pageSizes = { default: 50, max: 200 } as const;

/** How many rows there are in all pages: exact up to here, then `10000+`. */
export const totalCountHeader = 'X-Total-Count';
export const maxTotalCount = 10_000;
