/** Caches the result of `work` for a while; calls while it runs share it. Failures are not cached. */
export function memoizeFor<Result>(work: () => Promise<Result>, ttlMs: number): () => Promise<Result> {
  let latest: { answer: Promise<Result>; until: number } | undefined;
  return () => {
    if (latest && performance.now() < latest.until) return latest.answer;
    const answer = work();
    const entry = { answer, until: Infinity };
    latest = entry;
    const setExpiry = (until: number) => () => {
      entry.until = until;
    };
    answer.then(() => setExpiry(performance.now() + ttlMs)(), setExpiry(0));
    return answer;
  };
}
