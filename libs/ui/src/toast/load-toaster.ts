import type { ComponentType } from 'react';
import { PlainToaster } from './plain-toaster';
import type { ToasterProps } from './toaster';

type AnyToaster = ComponentType<ToasterProps>;

let toaster: AnyToaster | null = null;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

function change(next: AnyToaster) {
  toaster = next;
  for (const listener of listeners) listener();
}

/**
 * Fetches what draws the toasts, once. Where it cannot be had, a plain one takes its place, so that no message
 * is lost, and the next host tries again.
 */
export function loadToaster(): Promise<void> {
  return (loading ??= import('./toaster').then(
    (it) => change(it.Toaster),
    () => {
      loading = undefined;
      change(PlainToaster);
    },
  ));
}

export const toasterStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => toaster,
};
