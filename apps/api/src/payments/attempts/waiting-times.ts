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

/** An attempt that is still under way so long after its time is for people to look at. */
export const strandedMs = 24 * 60 * 60_000;

/** Whether the time of a page has been over for so long. All waiting times are divided by the scale, for tests. */
export const isOverFor = (ms: number, { valid_until }: { valid_until: Date }, now: Date, scale: number) =>
  now.getTime() - valid_until.getTime() > ms / scale;
