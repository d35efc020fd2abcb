/** Caches the result of `work` for a while; calls while it runs share it. Failures are not cached. */
export function memoizeFor<Result>(work: () => Promise<Result>, ttlMs: number): () => Promise<Result> {
  let latest: { result: Promise<Result>; until: number } | undefined;
  return () => {
    if (latest && performance.now() < latest.until) return latest.result;
    const result = work();
    const entry = { result, until: Infinity };
    latest = entry;
    const setExpiry = (until: number) => () => {
      entry.until = until;
    };
    result.then(() => setExpiry(performance.now() + ttlMs)(), setExpiry(0));
    return result;
  };
}
