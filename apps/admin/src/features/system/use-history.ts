import { useState } from 'react';

/** So many checks are remembered: at one in 15 seconds, the last ten minutes. */
export const mostRemembered = 40;

type History = Readonly<Record<string, readonly number[]>>;

interface Check {
  at: string;
  ms: Readonly<Record<string, number>>;
}

/** What each part took in the checks that this page has made since it was opened. */
export function useHistory(check: Check | undefined): History {
  const [known, setKnown] = useState<{ at: string | null; history: History }>({ at: null, history: {} });
  if (!check || check.at === known.at) return known.history;
  const history = Object.fromEntries(
    Object.entries(check.ms).map(([id, ms]) => [
      id,
      [...(known.history[id] ?? []), ms].slice(-mostRemembered),
    ]),
  );
  setKnown({ at: check.at, history });
  return history;
}
