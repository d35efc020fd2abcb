import type { ComponentType } from 'react';
import { LazyChunk } from '../lazy/lazy-chunk';
import { createStore } from '../store/store';
import { PlainToaster } from './plain-toaster';
import type { ToasterProps } from './toaster';

/** null until loaded. */
export const toasterStore = createStore<ComponentType<ToasterProps> | null>(null);
const toaster = new LazyChunk(() => import('./toaster').then(({ Toaster }) => Toaster));

/** If the toaster fails to load, a plain one shows the messages, and the next host retries. */
export const loadToaster = () =>
  toaster.loadOrRetry().then(toasterStore.set, () => toasterStore.set(PlainToaster));
