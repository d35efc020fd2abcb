import { useEffect } from 'react';
import { restoreControls } from './restore-controls';

/** Marks the page as hydrated and replays the held press. */
export function markHydrated(): void {
  const { hydration } = window;
  if (!hydration || hydration.state === 'ready') return;
  hydration.state = 'ready';
  const pressed = restoreControls(document.body);
  hydration.pressed?.removeAttribute('data-held');
  hydration.pressed = undefined;
  pressed?.click();
}

/** React hydrates this last: the page is interactive after it. */
export function HydrationMarker() {
  // After the page's own effects, which turn links into buttons.
  useEffect(() => queueMicrotask(markHydrated), []);
  return null;
}
