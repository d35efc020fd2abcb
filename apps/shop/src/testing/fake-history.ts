const faked = ['state', 'length', 'pushState', 'replaceState', 'go', 'back', 'forward'] as const;

/**
 * A history with a browser's timing, which jsdom's lacks: a move ends in a later task, its target is fixed when
 * requested, and a push in between does not cancel it. Back counts from the entry that is being moved to.
 */
export function installFakeHistory(page: unknown) {
  const entries: unknown[] = ['another site', page];
  let current = 1;
  let goal: number | null = null;
  let lastMove: Promise<void> = Promise.resolve();

  const go = (by = 0) => {
    const target = (goal ?? current) + by;
    if (!(target in entries)) return;
    goal = target;
    lastMove = lastMove.then(async () => {
      await new Promise((land) => setTimeout(land, 5));
      current = target;
      if (goal === target) goal = null;
      window.dispatchEvent(new PopStateEvent('popstate', { state: entries[current] }));
    });
  };
  Object.defineProperties(window.history, {
    state: { configurable: true, get: () => entries[current] },
    length: { configurable: true, get: () => entries.length },
    pushState: {
      configurable: true,
      value: (state: unknown) => {
        current += 1;
        entries.splice(current, entries.length, state);
      },
    },
    replaceState: { configurable: true, value: (state: unknown) => (entries[current] = state) },
    go: { configurable: true, value: go },
    back: { configurable: true, value: () => go(-1) },
    forward: { configurable: true, value: () => go(1) },
  });
  return {
    /** Resolves when all moves so far have ended. */
    arrived: () => lastMove,
    remove: () => {
      for (const name of faked) Reflect.deleteProperty(window.history, name);
    },
  };
}
