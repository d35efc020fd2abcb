import { useSyncExternalStore } from 'react';

/** A value outside React's tree, with subscribers. */
export interface Store<T> {
  current: () => T;
  set: (next: T) => void;
  /** @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The value, kept up to date. `onServer` is used in prerendered pages. */
export const useStore = <T>({ subscribe, current }: Store<T>, onServer: T): T =>
  useSyncExternalStore(subscribe, current, () => onServer);
