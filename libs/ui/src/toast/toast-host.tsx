import { createElement, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../browser/when-idle';
import { overlays } from '../overlay/use-overlay';
import { useStore } from '../store/store';
import { loadToaster, toasterStore } from './load-toaster';
import { toastStore, type ShownToast } from './toast-store';

const none: readonly ShownToast[] = [];

interface ToastHostProps {
  /** Id of the overlay that contains it; absent: the page. */
  overlay?: string;
}

const topmostHost = () => overlays.current().findLast(({ hasToasts }) => hasToasts)?.id;

/**
 * Where toasts appear: one host at the page's root and one in each dialog. Only the topmost host shows them, because a modal
 * dialog hides everything outside it from screen readers, pointers and focus (radix-ui/primitives#4115).
 */
export function ToastHost({ overlay }: ToastHostProps) {
  const isTopmost = useSyncExternalStore(
    overlays.subscribe,
    () => topmostHost() === overlay,
    () => false,
  );
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const toasts = useStore(toastStore, none);
  const toaster = useStore(toasterStore, null);

  const needsToaster = toasts.length > 0;
  useEffect(() => {
    const load = () => void loadToaster();
    if (needsToaster) return load();
    // Loads in advance, because a toast often reports that the connection is down.
    return whenIdle(load);
  }, [needsToaster]);

  return (
    <div ref={setContainer}>
      {container && isTopmost && toaster && createElement(toaster, { toasts, container })}
    </div>
  );
}
