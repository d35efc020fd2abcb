import { showToast, type ToastMessage } from '@app/ui';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { TellLayer } from './history/use-back-closes';

interface LazyView<P> {
  /** null until it has arrived. */
  View: ComponentType<P> | null;
  isOpen: boolean;
  /** It was asked for and is on its way. */
  isOpening: boolean;
  open: () => void;
  close: () => void;
  /** For the button that opens it: the pointer or the focus on it is reason enough to fetch. */
  intent: { onPointerEnter: () => void; onFocus: () => void; onTouchStart: () => void };
}

/**
 * A dialog or a form that a button opens, fetched when somebody is about to want it. Where it does not arrive that
 * is said, and the next press tries again.
 */
export function useLazyView<P extends object>(
  fetchView: () => Promise<ComponentType<P>>,
  didNotOpen: ToastMessage,
  onLayer?: TellLayer,
): LazyView<P> {
  const [View, setView] = useState<ComponentType<P> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const tell = useEffectEvent((close: (() => void) | null) => onLayer?.(close));
  useEffect(() => {
    if (!isOpen) return undefined;
    tell(() => setOpen(false));
    return () => tell(null);
  }, [isOpen]);
  const prepare = () => void fetchView().catch(() => undefined);
  const open = async () => {
    setOpen(true);
    try {
      const arrived = await fetchView();
      setView(() => arrived);
    } catch {
      setOpen(false);
      showToast({ ...didNotOpen, tone: 'bad' });
    }
  };
  return {
    View,
    isOpen,
    isOpening: isOpen && View === null,
    open: () => void open(),
    close: () => setOpen(false),
    intent: { onPointerEnter: prepare, onFocus: prepare, onTouchStart: prepare },
  };
}
