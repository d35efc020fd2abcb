const pauseMs = 10;
/** Says that something never happens: half of the time that a whole test has. */
const usualPatienceMs = 15_000;
/** What a process of its own may take to start where the machine is busy; its test is given more time as well. */
export const startPatienceMs = 90_000;

/**
 * Waits for something that happens by itself, no longer than it takes.
 * @param patienceMs more, for the few tests that have more time themselves
 */
export async function until(condition: () => Promise<unknown>, patienceMs = usualPatienceMs): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`did not happen: ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
