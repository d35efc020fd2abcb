import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../cx';
import { ToastHost } from '../toast/toast-host';

interface DialogProps extends Pick<
  ComponentProps<typeof RadixDialog.Content>,
  'onOpenAutoFocus' | 'onKeyDown'
> {
  isOpen: boolean;
  /** Escape, a press on the scrim, or a close button inside. */
  onClose: () => void;
  /** Who gets the focus back; without it, whoever had it when the dialog opened. */
  returnFocusTo?: HTMLElement | null;
  /** Classes of the frame: its size and colours. */
  className?: string;
  children: ReactNode;
}

/**
 * A modal dialog: the page behind is inert, focus stays inside and returns afterwards. Full screen below
 * 1100 px. It must contain one {@link DialogTitle}. Toasts raised while it is open appear within it.
 */
export function Dialog({
  isOpen,
  onClose,
  returnFocusTo,
  className,
  children,
  onOpenAutoFocus,
  ...events
}: DialogProps) {
  const opener = useRef<HTMLElement | null>(null);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 grid animate-fade-in place-items-center bg-[rgb(27_29_28/0.52)] desktop:p-8">
          <RadixDialog.Content
            aria-describedby={undefined}
            {...events}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
              onOpenAutoFocus?.(event);
            }}
            // Radix gives the focus back to its own trigger alone, and our dialogs have none.
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              (returnFocusTo ?? opener.current)?.focus();
            }}
            className={cx(
              'relative size-full animate-fade-in overflow-hidden outline-none desktop:rounded-dialog forced-colors:border desktop:shadow-dialog',
              className,
            )}
          >
            {children}
            <ToastHost />
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** The dialog's name, also for screen readers. */
export const DialogTitle = RadixDialog.Title;
