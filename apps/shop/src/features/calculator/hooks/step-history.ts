/** What an entry of the browser's history says about the calculator that made it. */
interface StepEntry {
  calculator?: { session: string; step: number };
}

/** The step that an entry belongs to; null where it belongs to the page, or to an earlier calculator. */
export function stepIn(state: unknown, session: string): number | null {
  const entry = (state as StepEntry | null)?.calculator;
  return entry?.session === session ? entry.step : null;
}

export function pushStep(session: string, step: number): void {
  const entry: StepEntry = { ...(history.state as StepEntry | null), calculator: { session, step } };
  history.pushState(entry, '');
}

/** Going back takes the browser a moment, in which nothing may be pushed: it would be pushed too high. */
let underWay: Promise<void> = Promise.resolve();
const longestMs = 500;

export const historySettled = (): Promise<void> => underWay;

/** Takes the calculator's own entries off the history. */
export function takeBack(entries: number): Promise<void> {
  if (entries <= 0) return underWay;
  underWay = new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, longestMs);
  });
  history.go(-entries);
  return underWay;
}
