import { useState, type ComponentType } from 'react';
import { useOverlay } from '../overlay/use-overlay';
import { showToast, type ToastMessage } from '../toast/toast-store';
import type { LazyChunk } from './lazy-chunk';

/**
 * A dialog or form that loads when its button is pressed, or about to be. If it fails to load, a toast says so, and the next
 * press retries. `onCancel` is called after a failure, and when Back is pressed while it loads.
 */
export function useLazyView<P extends object>(
  chunk: LazyChunk<ComponentType<P>>,
  didNotOpen: ToastMessage,
  onCancel?: () => void,
) {
  const [View, setView] = useState<ComponentType<P> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isOpening = isOpen && View === null;
  const cancel = () => {
    setOpen(false);
    onCancel?.();
  };
  useOverlay({ isOpen: isOpening, back: cancel });
  const open = () => {
    setOpen(true);
    chunk.loadOrRetry().then(
      (loaded) => setView(() => loaded),
      () => {
        cancel();
        showToast(didNotOpen);
      },
    );
  };
  return {
    /** null until loaded. */
    View,
    isOpen,
    open,
    close: () => setOpen(false),
    /** Props of the button that opens it. */
    button: { isPending: isOpening, onClick: open, ...chunk.preloadHandlers },
  };
}
