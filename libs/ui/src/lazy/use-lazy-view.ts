import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { showToast, type ToastMessage } from '../toast/toast-store';
import type { LazyPart } from './lazy-part';

interface Listeners {
  /** Called with how to close what has opened; null: closed. */
  onLayer?: ((close: (() => void) | null) => void) | undefined;
  onFailed?: () => void;
}

/**
 * A dialog or form opened by a press, loaded when it is about to be used. If it fails to load a toast says so, and the
 * next press retries.
 */
export function useLazyView<P extends object>(
  part: LazyPart<ComponentType<P>>,
  didNotOpen: ToastMessage,
  { onLayer, onFailed }: Listeners = {},
) {
  const [View, setView] = useState<ComponentType<P> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const notify = useEffectEvent((close: (() => void) | null) => onLayer?.(close));
  useEffect(() => {
    if (!isOpen) return undefined;
    notify(() => setOpen(false));
    return () => notify(null);
  }, [isOpen]);
  const open = () => {
    setOpen(true);
    part.loadAgain().then(
      (loaded) => setView(() => loaded),
      () => {
        setOpen(false);
        showToast(didNotOpen);
        onFailed?.();
      },
    );
  };
  return {
    /** null until loaded. */
    View,
    isOpen,
    isOpening: isOpen && View === null,
    open,
    close: () => setOpen(false),
    /** Props of the button that opens it. */
    intent: part.intent,
  };
}
