import { useEffectEvent, useId, useLayoutEffect } from 'react';
import { createStore } from '../store/store';

/** An overlay above the page: a dialog, or a view in a dialog. */
interface Overlay {
  id: string;
  /** Number of presses on Back until it closes; 0: Back closes the overlay below. */
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

/** The open overlays, the topmost last. Radix handles Escape and focus, the app handles Back. */
export const overlays = createStore<readonly Overlay[]>([]);

/** @returns its id */
export function useOverlay({ isOpen, depth = 1, hasToasts = false, ...options }: OverlayOptions): string {
  const id = useId();
  const back = useEffectEvent(options.back);
  const forward = useEffectEvent(() => options.forward?.());
  // A layout effect, because a dialog must be on the stack before its content, which Radix mounts in a second pass.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const overlay = { id, depth: 0, back: () => back(), forward: () => forward(), hasToasts };
    overlays.set([...overlays.current(), overlay]);
    return () => overlays.set(overlays.current().filter((other) => other.id !== id));
  }, [isOpen, id, hasToasts]);
  useLayoutEffect(() => {
    overlays.set(overlays.current().map((other) => (other.id === id ? { ...other, depth } : other)));
  }, [isOpen, id, depth]);
  return id;
}
