import { useEffect } from 'react';

declare global {
  interface Window {
    /** The last button that was pressed while nothing answered; kept by inline-loader.ts. */
    heldPress?: HTMLElement;
    /** Tells the inline loader that buttons work by themselves now. */
    isAlive?: boolean;
  }
}

/** Buttons answer from now on, and the press that was held is done. */
export function comeAlive(): void {
  if (window.isAlive) return;
  window.isAlive = true;
  const held = window.heldPress;
  window.heldPress = undefined;
  held?.removeAttribute('data-held');
  held?.click();
}

/** Stands in what React adopts last: the page is alive once this is. */
export function ComesAlive() {
  // Behind what the page's own effects set, as a form's button that becomes one.
  useEffect(() => queueMicrotask(comeAlive), []);
  return null;
}
