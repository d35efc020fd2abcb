import * as RadixAlertDialog from '@radix-ui/react-alert-dialog';
import { useRef, type ReactNode } from 'react';
import { cx } from '../cx';
import { ToastHost } from '../toast/toast-host';
import { wholeReferences } from '../words/whole-references';

interface AlertDialogProps {
  isOpen: boolean;
  /** Called on Escape; a press outside does nothing. */
  onClose: () => void;
  title: string;
  description: ReactNode;
  /** Between text and buttons, such as a comparison. */
  detail?: ReactNode;
  width?: 'narrow' | 'wide';
  /** The buttons; the first is the harmless one and gets the focus. */
  children: ReactNode;
}

/** A question that must be answered first. The focus returns afterwards. */
export function AlertDialog({
  isOpen,
  onClose,
  title,
  description,
  detail,
  width = 'narrow',
  children,
}: AlertDialogProps) {
  const opener = useRef<HTMLElement | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  return (
    <RadixAlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className="fixed inset-0 z-50 grid animate-fade-in place-items-center overflow-y-auto bg-scrim p-4">
          <RadixAlertDialog.Content
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
              buttons.current?.querySelector('button')?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              opener.current?.focus();
            }}
            className={cx(
              'w-full animate-fade-in rounded-dialog border border-line bg-surface p-5 text-ink shadow-dialog outline-none tablet:p-6',
              width === 'narrow' ? 'max-w-110' : 'max-w-170',
            )}
          >
            <RadixAlertDialog.Title className="text-lead/[1.3] font-strong">
              {wholeReferences(title)}
            </RadixAlertDialog.Title>
            <RadixAlertDialog.Description asChild>
              <div className="mt-2 text-label text-ink-2">{wholeReferences(description)}</div>
            </RadixAlertDialog.Description>
            {detail && <div className="mt-4">{detail}</div>}
            <div ref={buttons} className="mt-5 flex flex-wrap justify-end gap-2">
              {children}
            </div>
            <ToastHost />
          </RadixAlertDialog.Content>
        </RadixAlertDialog.Overlay>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
