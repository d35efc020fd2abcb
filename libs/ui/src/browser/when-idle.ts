/** Runs low-priority work when the browser is idle; in Safari after a second. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 1_000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 3_000 });
  return () => cancelIdleCallback(request);
}
