/** What every list of the admin takes in its address (D33). */
export interface ListQuery {
  /** From 1. */
  page?: number;
  pageSize?: number;
  search?: string;
  status?: string;
  /** A column's name, with `-` before it for descending. Without it: newest first. */
  sort?: string;
}

export const pageSizes = { usual: 50, most: 200 } as const;

/** How many rows there are in all pages: exact up to here, then `10000+`. */
export const totalCountHeader = 'X-Total-Count';
export const mostCounted = 10_000;
