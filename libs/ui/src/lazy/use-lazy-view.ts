import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { showToast, type ToastMessage } from '../toast/toast-store';
import type { LazyPart } from './lazy-part';

interface Listeners {
  /** Told how to close what has opened; null: it has closed. */
  onLayer?: ((close: (() => void) | null) => void) | undefined;
  onFailed?: () => void;
}

/**
 * A dialog or a form that a press opens, loaded when somebody is about to want it. Where it cannot be loaded a toast says
 * so, and the next press tries again.
 */
export function useLazyView<P extends object>(
  part: LazyPart<ComponentType<P>>,
  didNotOpen: ToastMessage,
  { onLayer, onFailed }: Listeners = {},
) {
  const [View, setView] = useState<ComponentType<P> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const tell = useEffectEvent((close: (() => void) | null) => onLayer?.(close));
  useEffect(() => {
    if (!isOpen) return undefined;
    tell(() => setOpen(false));
    return () => tell(null);
  }, [isOpen]);
  const open = () => {
    setOpen(true);
    part.loadAnew().then(
      (loaded) => setView(() => loaded),
      () => {
        setOpen(false);
        showToast(didNotOpen);
        onFailed?.();
      },
    );
  };
  return {
    /** null until it is loaded. */
    View,
    isOpen,
    isOpening: isOpen && View === null,
    open,
    close: () => setOpen(false),
    /** For the button that opens it. */
    intent: part.intent,
  };
}
