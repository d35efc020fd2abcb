/** Says that a test hangs, not that it is slow: no test depends on how busy the machine is. */
export const testTimeout = 60_000;
