import { showToast, type ToastMessage } from '@app/ui';
import { useState, type ComponentType } from 'react';

interface LazyDialog<P> {
  /** null until it has arrived. */
  Dialog: ComponentType<P> | null;
  isOpen: boolean;
  /** It was asked for and is on its way. */
  isOpening: boolean;
  open: () => void;
  close: () => void;
  /** For the button that opens it: the pointer or the focus on it is reason enough to fetch. */
  intent: {
    'aria-haspopup': 'dialog';
    onPointerEnter: () => void;
    onFocus: () => void;
    onTouchStart: () => void;
  };
}

/**
 * A dialog over whatever is open, arriving when somebody is about to want it. Where it does not arrive that is
 * said, and the next press tries again.
 */
export function useLazyDialog<P extends object>(
  fetchDialog: () => Promise<ComponentType<P>>,
  didNotOpen: ToastMessage,
): LazyDialog<P> {
  const [Dialog, setDialog] = useState<ComponentType<P> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const prepare = () => void fetchDialog().catch(() => undefined);
  const open = async () => {
    setOpen(true);
    try {
      const arrived = await fetchDialog();
      setDialog(() => arrived);
    } catch {
      setOpen(false);
      showToast({ ...didNotOpen, tone: 'bad' });
    }
  };
  return {
    Dialog,
    isOpen,
    isOpening: isOpen && Dialog === null,
    open: () => void open(),
    close: () => setOpen(false),
    intent: {
      'aria-haspopup': 'dialog',
      onPointerEnter: prepare,
      onFocus: prepare,
      onTouchStart: prepare,
    },
  };
}
