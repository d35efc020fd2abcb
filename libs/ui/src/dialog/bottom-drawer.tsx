import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { ToastHost } from '../toast/toast-host';

interface BottomDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  /** Who gets the focus back. */
  returnFocusTo: HTMLElement | null;
  /** Told when the drawer is gone and the focus is back. */
  onClosed?: () => void;
  children: ReactNode;
}

/**
 * A modal drawer from the bottom edge, as high as what is in it up to 92 % of the window. It must contain one
 * DialogTitle; a child that may grow scrolls by itself.
 */
export function BottomDrawer({ isOpen, onClose, returnFocusTo, onClosed, children }: BottomDrawerProps) {
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-[rgb(27_29_28/0.52)]" />
        <RadixDialog.Content
          aria-describedby={undefined}
          // Its first button would take something away; the drawer itself takes the focus and is read out.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (event.currentTarget as HTMLElement | null)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocusTo?.focus();
            onClosed?.();
          }}
          className="fixed inset-x-0 bottom-0 z-40 flex max-h-[92dvh] animate-rise flex-col rounded-t-drawer bg-paper shadow-dialog outline-none"
        >
          <span aria-hidden className="mx-auto mt-3 h-1 w-11 flex-none rounded-1 bg-[#c4c5be]" />
          {children}
          <ToastHost />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
