import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { ToastHost } from '../toast/toast-host';

interface SideSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** Who gets the focus back. */
  returnFocusTo: HTMLElement | null;
  /** Told when the sheet is gone and the focus is back. */
  onClosed?: () => void;
  children: ReactNode;
}

/** A modal sheet from the right edge that leaves 40 px of the page visible. It must contain one DialogTitle. */
export function SideSheet({ isOpen, onClose, returnFocusTo, onClosed, children }: SideSheetProps) {
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-[rgb(27_29_28/0.52)]" />
        <RadixDialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocusTo?.focus();
            onClosed?.();
          }}
          className="fixed inset-y-0 right-0 z-40 flex w-[min(340px,100%-40px)] animate-slide-in flex-col overflow-y-auto bg-paper px-6 pt-2.5 pb-7 shadow-dialog outline-none forced-colors:border-l"
        >
          {children}
          <ToastHost />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
