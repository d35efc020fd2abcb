/**
 * Basket id made by the browser: milliseconds, then at least 16 random characters (D10). It grants access to the basket,
 * so shorter ones are refused.
 */
export const basketSessionPattern = /^session-\d{13}-[a-z0-9]{16,64}$/;
