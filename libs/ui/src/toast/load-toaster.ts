import type { ComponentType } from 'react';
import { LazyPart } from '../lazy/lazy-part';
import { createStore } from '../store/store';
import { PlainToaster } from './plain-toaster';
import type { ToasterProps } from './toaster';

/** What draws the toasts; null until it is loaded. */
export const toasterStore = createStore<ComponentType<ToasterProps> | null>(null);
const toaster = new LazyPart(() => import('./toaster').then((it) => it.Toaster));

/** Where it cannot be loaded a plain one takes its place, so that no message is lost, and the next host tries again. */
export const loadToaster = () =>
  toaster.loadAnew().then(toasterStore.set, () => toasterStore.set(PlainToaster));
