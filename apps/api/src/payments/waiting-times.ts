/** How long a page takes a card (D17). */
export const pageValidMs = 30 * 60_000;

/** A page that closes sooner than this is not given to anybody any more: typing in a card takes time. */
export const leastValidMs = 2 * 60_000;

/**
 * How long a process may talk with the provider before another may take over: a little more than one call can last.
 * Two at once do no harm; whoever waits for one that died should not wait long.
 */
export const leaseMs = 16_000;

/** Work that was handed out and never heard of again is handed out anew after this. */
export const redeliverAfterMs = 30_000;

/** A page that should have closed by itself so long ago is closed by us. */
export const graceMs = 60_000;
