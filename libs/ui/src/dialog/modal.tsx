import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../cx';
import { useOverlay } from '../overlay/use-overlay';
import { ToastHost } from '../toast/toast-host';

export interface ModalProps extends Pick<
  ComponentProps<typeof RadixDialog.Content>,
  'onOpenAutoFocus' | 'onInteractOutside' | 'onKeyDown' | 'role'
> {
  isOpen: boolean;
  /** Called on Escape, a press on the scrim, the browser's Back, or a close button inside. */
  onClose: () => void;
  /** Gets the focus on closing; default: the element that had it before. */
  returnFocusTo?: HTMLElement | null;
  /** Called once the dialog is gone and the focus is back. */
  onClosed?: () => void;
  /** Classes of the scrim. */
  scrimClass?: string;
  isBesideScrim?: boolean;
  className?: string;
  /** Must include one {@link DialogTitle}. */
  children: ReactNode;
}

/** Base of all modal dialogs: the page behind is inert, focus is trapped and restored, and toasts appear inside. */
export function Modal(props: ModalProps) {
  const { isOpen, onClose, returnFocusTo, onClosed, scrimClass, isBesideScrim, ...content } = props;
  const { className, children, onOpenAutoFocus } = content;
  const opener = useRef<HTMLElement | null>(null);
  const overlay = useOverlay({ isOpen, back: onClose, hasToasts: true });
  const scrim = cx('fixed inset-0 animate-fade-in bg-scrim', scrimClass);
  const frame = (
    <RadixDialog.Content
      {...content}
      onOpenAutoFocus={(event) => {
        opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
        onOpenAutoFocus?.(event);
      }}
      // Radix restores the focus only to its own trigger, which our dialogs do not have.
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        (returnFocusTo ?? opener.current)?.focus();
        onClosed?.();
      }}
      className={cx('outline-none', className)}
    >
      {children}
      <ToastHost overlay={overlay} />
    </RadixDialog.Content>
  );
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrim}>{!isBesideScrim && frame}</RadixDialog.Overlay>
        {isBesideScrim && frame}
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** The dialog's accessible name. */
export const DialogTitle = RadixDialog.Title;
export const DialogDescription = RadixDialog.Description;
