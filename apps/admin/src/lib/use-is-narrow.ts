import { useSyncExternalStore } from 'react';

/** Below it tables are cards and panels are screens: the reverse of `wide` in lib/theme/tokens.css. */
const query = '(max-width: 900px)';

const subscribe = (listener: () => void) => {
  const list = globalThis.matchMedia?.(query);
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
};

/** Whether the window is a phone's. Only for what is another element there; looks are the style sheet's. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => globalThis.matchMedia?.(query).matches === true);
