const pauseMs = 10;

/** Waits for something that happens by itself, no longer than it takes. */
export async function until(condition: () => Promise<unknown>, patienceMs = 3_000): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await condition())) {
    if (Date.now() > deadline)
      throw new Error(`did not happen within ${patienceMs} ms: ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
