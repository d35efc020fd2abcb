import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the prerendered page until it has been brought to life, then true for good. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
