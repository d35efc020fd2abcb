/** Does something that nobody waits for, once the browser has nothing better to do; Safari is given a second. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 1_000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 3_000 });
  return () => cancelIdleCallback(request);
}
