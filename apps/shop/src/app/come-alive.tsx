import { useEffect } from 'react';
import { carryOver } from './carry-over';

/** Buttons answer from now on, and the press that was held is done. */
export function comeAlive(): void {
  const { hydration } = window;
  if (!hydration || hydration.state === 'alive') return;
  hydration.state = 'alive';
  const pressed = carryOver(document.body);
  hydration.pressed?.removeAttribute('data-held');
  hydration.pressed = undefined;
  pressed?.click();
}

/** Stands in what React adopts last: the page is alive once this is. */
export function ComesAlive() {
  // Behind what the page's own effects set, as a form's button that becomes one.
  useEffect(() => queueMicrotask(comeAlive), []);
  return null;
}
