import { useSyncExternalStore } from 'react';

/** A value that lives outside of React's tree, and those who want to hear of the next one. */
export interface Store<T> {
  current: () => T;
  set: (next: T) => void;
  /** @returns what ends it */
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

/** The value now and from now on. `onServer` is what a prerendered page begins with. */
export const useStore = <T>({ subscribe, current }: Store<T>, onServer: T): T =>
  useSyncExternalStore(subscribe, current, () => onServer);
