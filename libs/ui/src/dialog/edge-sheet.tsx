import * as RadixDialog from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { ToastHost } from '../toast/toast-host';

export interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** Who gets the focus back. */
  returnFocusTo: HTMLElement | null;
  /** Told when the sheet is gone and the focus is back. */
  onClosed?: () => void;
  children: ReactNode;
}

interface EdgeSheetProps extends SheetProps {
  className: string;
  onOpenAutoFocus?: ComponentProps<typeof RadixDialog.Content>['onOpenAutoFocus'];
}

/** What all sheets have in common that come in modally from an edge of the window. */
export function EdgeSheet({
  isOpen,
  onClose,
  returnFocusTo,
  onClosed,
  onOpenAutoFocus,
  className,
  children,
}: EdgeSheetProps) {
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-[rgb(27_29_28/0.52)]" />
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocusTo?.focus();
            onClosed?.();
          }}
          className={cx('fixed z-40 flex flex-col bg-paper shadow-dialog outline-none', className)}
        >
          {children}
          <ToastHost />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
