import type { ComponentType } from 'react';
import { createStore } from '../store/store';
import { PlainToaster } from './plain-toaster';
import type { ToasterProps } from './toaster';

/** What draws the toasts; null until it has arrived. */
export const toasterStore = createStore<ComponentType<ToasterProps> | null>(null);
let loading: Promise<void> | undefined;

/**
 * Fetches what draws the toasts, once. Where it cannot be had, a plain one takes its place, so that no message
 * is lost, and the next host tries again.
 */
export function loadToaster(): Promise<void> {
  return (loading ??= import('./toaster').then(
    (it) => toasterStore.set(it.Toaster),
    () => {
      loading = undefined;
      toasterStore.set(PlainToaster);
    },
  ));
}
