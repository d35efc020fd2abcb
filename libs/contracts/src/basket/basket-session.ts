/**
 * How a browser names its basket: milliseconds, then at least 16 random characters (D10). The name
 * grants access to the basket, so nothing shorter is accepted.
 */
export const basketSessionPattern = /^session-\d{13}-[a-z0-9]{16,64}$/;
