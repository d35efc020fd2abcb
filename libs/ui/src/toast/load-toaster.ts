import type { ComponentType } from 'react';
import { LazyPart } from '../lazy/lazy-part';
import { createStore } from '../store/store';
import { PlainToaster } from './plain-toaster';
import type { ToasterProps } from './toaster';

/** null until loaded. */
export const toasterStore = createStore<ComponentType<ToasterProps> | null>(null);
const toaster = new LazyPart(() => import('./toaster').then((it) => it.Toaster));

/** If it fails to load, a plain one shows the messages, and the next host retries. */
export const loadToaster = () =>
  toaster.loadAgain().then(toasterStore.set, () => toasterStore.set(PlainToaster));
