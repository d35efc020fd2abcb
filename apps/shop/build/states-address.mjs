/** Where the states are listed, and below which each of them stands alone. */
export const statesAddress = /^\/states(?:\/|$)/;
