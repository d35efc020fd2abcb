import { useRef, type ReactNode } from 'react';
import { cx } from '../cx';
import { wholeReferences } from '../text/whole-references';
import { DialogDescription, DialogTitle, Modal } from './modal';

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

/** A question that must be answered first. */
export function AlertDialog({
  isOpen,
  onClose,
  title,
  description,
  detail,
  width = 'narrow',
  children,
}: AlertDialogProps) {
  const buttons = useRef<HTMLDivElement>(null);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      onInteractOutside={(event) => event.preventDefault()}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        buttons.current?.querySelector('button')?.focus();
      }}
      scrimClass="z-50 grid place-items-center overflow-y-auto p-4"
      className={cx(
        'w-full animate-fade-in rounded-dialog border border-line bg-surface p-5 text-ink shadow-dialog tablet:p-6',
        width === 'narrow' ? 'max-w-110' : 'max-w-170',
      )}
    >
      <DialogTitle className="text-lead font-strong">{wholeReferences(title)}</DialogTitle>
      <DialogDescription asChild>
        <div className="mt-2 text-label text-ink-2">{wholeReferences(description)}</div>
      </DialogDescription>
      {detail && <div className="mt-4">{detail}</div>}
      <div ref={buttons} className="mt-5 flex flex-wrap justify-end gap-2">
        {children}
      </div>
    </Modal>
  );
}
