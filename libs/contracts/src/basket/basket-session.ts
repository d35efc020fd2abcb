/**
 * How a browser names its basket: milliseconds, then at least 16 characters of chance (D10). Whoever knows the
 * name has the basket, so nothing shorter is accepted.
 */
export const basketSessionPattern = /^session-\d{13}-[a-z0-9]{16,64}$/;
