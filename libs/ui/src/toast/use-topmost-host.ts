import { useEffect, useId, useSyncExternalStore } from 'react';
import { createStore } from '../store/store';

const hosts = createStore<readonly string[]>([]);

/**
 * Whether this host was mounted last. Every dialog has its own: a modal dialog hides everything outside it from screen
 * readers, pointers and focus, toasts included (radix-ui/primitives#4115), so a toast must be inside the topmost one.
 * The page's own host is below all.
 */
export function useTopmostHost(isOfPage: boolean): boolean {
  const id = useId();
  useEffect(() => {
    hosts.set(isOfPage ? [id, ...hosts.current()] : [...hosts.current(), id]);
    return () => hosts.set(hosts.current().filter((host) => host !== id));
  }, [id, isOfPage]);
  return useSyncExternalStore(
    hosts.subscribe,
    () => hosts.current().at(-1) === id,
    () => false,
  );
}
