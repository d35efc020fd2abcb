/** Caches the result of `work` for a while; calls while it runs share it. Failures are not cached. */
export function memoizeFor<Result>(work: () => Promise<Result>, forMs: number): () => Promise<Result> {
  let latest: { answer: Promise<Result>; until: number } | undefined;
  return () => {
    if (latest && performance.now() < latest.until) return latest.answer;
    const answer = work();
    const mine = { answer, until: Infinity };
    latest = mine;
    const forget = (until: number) => () => {
      mine.until = until;
    };
    answer.then(() => forget(performance.now() + forMs)(), forget(0));
    return answer;
  };
}
