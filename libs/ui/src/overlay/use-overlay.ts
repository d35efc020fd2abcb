import { useEffectEvent, useId, useLayoutEffect } from 'react';
import { createStore } from '../store/store';

/** What lies over the page: a dialog, or a view in a dialog. */
interface Overlay {
  id: string;
  /** How many presses on Back it takes to close: 0 is none. */
  depth: number;
  back: () => void;
  forward: () => void;
  hasToasts: boolean;
}

interface OverlayOptions {
  isOpen: boolean;
  /** Closes it, or goes back by one step of several. */
  back: () => void;
  depth?: number;
  forward?: () => void;
  hasToasts?: boolean;
}

/** What is open, the topmost last. Escape and focus are left to Radix, Back to the app. */
export const overlays = createStore<readonly Overlay[]>([]);

/** @returns its id */
export function useOverlay({ isOpen, depth = 1, hasToasts = false, ...options }: OverlayOptions): string {
  const id = useId();
  const back = useEffectEvent(options.back);
  const forward = useEffectEvent(() => options.forward?.());
  // Layout effects, as a dialog's content mounts after the dialog's own: so what it opens comes above it.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const overlay = { id, depth: 0, back: () => back(), forward: () => forward(), hasToasts };
    overlays.set([...overlays.current(), overlay]);
    return () => overlays.set(overlays.current().filter((it) => it.id !== id));
  }, [isOpen, id, hasToasts]);
  useLayoutEffect(() => {
    overlays.set(overlays.current().map((it) => (it.id === id ? { ...it, depth } : it)));
  }, [isOpen, id, depth]);
  return id;
}
