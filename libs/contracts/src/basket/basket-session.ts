/**
 * The basket's id, created by the browser: `session-`, the time of creation in milliseconds, then at least 16 random
 * characters. Anyone who knows the id can read the basket, so it must not be guessable (D10).
 */
export const basketSessionPattern = /^session-\d{13}-[a-z0-9]{16,64}$/;
