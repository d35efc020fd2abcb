import { useState } from 'react';

/** Ten minutes, at one check in 15 seconds. */
export const maxChecks = 40;

type History = Readonly<Record<string, readonly number[]>>;

interface Check {
  at: string;
  ms: Readonly<Record<string, number>>;
}

/** Starts empty when the page opens. */
export function useResponseTimes(check: Check | undefined): History {
  const [stored, setStored] = useState<{ at: string | null; history: History }>({ at: null, history: {} });
  if (!check || check.at === stored.at) return stored.history;
  const history = Object.fromEntries(
    Object.entries(check.ms).map(([id, ms]) => [id, [...(stored.history[id] ?? []), ms].slice(-maxChecks)]),
  );
  setStored({ at: check.at, history });
  return history;
}
