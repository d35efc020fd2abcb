import { useEffect, useId, useSyncExternalStore } from 'react';

let hosts: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]) {
  hosts = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Whether this host is the one that was put on the page last. Every open dialog brings a host of its own: a
 * modal dialog hides all that lies outside it from screen readers, pointers and focus, toasts included
 * (radix-ui/primitives#4115), so a toast has to live inside the topmost one. The page's own host is below all.
 */
export function useTopmostHost(isOfPage: boolean): boolean {
  const id = useId();
  useEffect(() => {
    change(isOfPage ? [id, ...hosts] : [...hosts, id]);
    return () => change(hosts.filter((host) => host !== id));
  }, [id, isOfPage]);
  return useSyncExternalStore(
    subscribe,
    () => hosts.at(-1) === id,
    () => false,
  );
}
