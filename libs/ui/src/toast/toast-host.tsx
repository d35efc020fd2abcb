import { createElement, useEffect, useState } from 'react';
import { whenIdle } from '../browser/when-idle';
import { useStore } from '../store/store';
import { loadToaster, toasterStore } from './load-toaster';
import { toastStore, type ShownToast } from './toast-store';
import { useTopmostHost } from './use-topmost-host';

const none: readonly ShownToast[] = [];

interface ToastHostProps {
  /** Below every dialog's host, whenever it mounts: the page's own is loaded with the first toast. */
  isOfPage?: boolean;
}

/** Where toasts appear: one at the page's root, one in each dialog; only the topmost shows them. */
export function ToastHost({ isOfPage = false }: ToastHostProps) {
  const isTopmost = useTopmostHost(isOfPage);
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const toasts = useStore(toastStore, none);
  const toaster = useStore(toasterStore, null);

  const isWanted = toasts.length > 0;
  useEffect(() => {
    const load = () => void loadToaster();
    if (isWanted) return load();
    // Loads while the dialog is read: a toast often reports that the connection is down.
    return whenIdle(load);
  }, [isWanted]);

  return (
    <div ref={setContainer}>
      {container && isTopmost && toaster && createElement(toaster, { toasts, container })}
    </div>
  );
}
