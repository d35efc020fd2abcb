const pauseMs = 10;
/** Half of a test's timeout. */
const defaultTimeoutMs = 15_000;
/** For starting a process on a busy machine; such tests have a longer timeout. */
export const startTimeoutMs = 90_000;

/**
 * Polls until a condition holds.
 * @param timeoutMs for tests with a longer timeout
 */
export async function until(condition: () => Promise<unknown>, timeoutMs = defaultTimeoutMs): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`did not happen: ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
