/** The list of states, and below it each state by itself. */
export const statesPath = /^\/states(?:\/|$)/;
