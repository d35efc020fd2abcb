import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../cx';
import { ToastHost } from '../toast/toast-host';

export interface ModalProps extends Pick<
  ComponentProps<typeof RadixDialog.Content>,
  'onOpenAutoFocus' | 'onKeyDown'
> {
  isOpen: boolean;
  /** Escape, a press on the scrim, or a close button inside. */
  onClose: () => void;
  /** Who gets the focus back; without it, whoever had it when the dialog opened. */
  returnFocusTo?: HTMLElement | null;
  /** Told when the dialog is gone and the focus is back. */
  onClosed?: () => void;
  /** Classes of the scrim over the page. */
  scrimClass?: string;
  /** The frame moves by itself instead of fading in with the scrim. */
  isBesideScrim?: boolean;
  /** It contains a DialogDescription. */
  hasDescription?: boolean;
  /** Classes of the frame. */
  className?: string;
  /** One {@link DialogTitle} among them. */
  children: ReactNode;
}

/**
 * What all modal dialogs have in common: the page behind is inert, focus stays inside and returns afterwards, and toasts
 * raised while it is open appear within it.
 */
export function Modal(props: ModalProps) {
  const { isOpen, onClose, returnFocusTo, onClosed, scrimClass, isBesideScrim, hasDescription } = props;
  const { className, children, onOpenAutoFocus, onKeyDown } = props;
  const opener = useRef<HTMLElement | null>(null);
  const scrim = cx('fixed inset-0 animate-fade-in bg-scrim', scrimClass);
  const frame = (
    <RadixDialog.Content
      {...(hasDescription ? {} : { 'aria-describedby': undefined })}
      onKeyDown={onKeyDown}
      onOpenAutoFocus={(event) => {
        opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
        onOpenAutoFocus?.(event);
      }}
      // Radix gives the focus back to its own trigger alone, and our dialogs have none.
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        (returnFocusTo ?? opener.current)?.focus();
        onClosed?.();
      }}
      className={cx('outline-none', className)}
    >
      {children}
      <ToastHost />
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

/** The dialog's name, also for screen readers. */
export const DialogTitle = RadixDialog.Title;
export const DialogDescription = RadixDialog.Description;
