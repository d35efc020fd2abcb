import { useSyncExternalStore } from 'react';

/** Pixels at the foot of the window that are behind the on-screen keyboard, where fixed elements would be hidden. */
export const useKeyboardHeight = (): number =>
  useSyncExternalStore(
    (onChange) => {
      const view = window.visualViewport;
      for (const event of ['resize', 'scroll']) view?.addEventListener(event, onChange);
      return () => {
        for (const event of ['resize', 'scroll']) view?.removeEventListener(event, onChange);
      };
    },
    () => {
      const view = window.visualViewport;
      // When zoomed in, the visible part is smaller than the window also without a keyboard.
      return view && view.scale === 1
        ? Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop))
        : 0;
    },
    () => 0,
  );
