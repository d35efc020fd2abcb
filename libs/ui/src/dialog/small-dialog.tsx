import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { cx } from '../cx';
import { ToastHost } from '../toast/toast-host';

interface SmallDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** One sentence below the title. */
  description?: string;
  closeLabel: string;
  /** Who gets the focus back; without it, whoever had it when the dialog opened. */
  returnFocusTo?: HTMLElement | null;
  /** Narrow for two fields, wide for more (design §5). */
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

/** A modal dialog for a short form: title, one sentence, fields, one button. Full screen on phones. */
export function SmallDialog({
  isOpen,
  onClose,
  title,
  description,
  closeLabel,
  returnFocusTo,
  width = 'wide',
  children,
}: SmallDialogProps) {
  const opener = useRef<HTMLElement | null>(null);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 grid animate-fade-in place-items-center-safe overflow-y-auto bg-[rgb(27_29_28/0.52)] tablet:p-8">
          <RadixDialog.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
              // Whoever opens a form means to type; without one the close button is first.
              const dialog = event.currentTarget as HTMLElement | null;
              const field = dialog?.querySelector('input');
              if (!field) return;
              event.preventDefault();
              // A form that begins further down is read from its title.
              (field.getBoundingClientRect().bottom <= window.innerHeight ? field : dialog)?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              (returnFocusTo ?? opener.current)?.focus();
            }}
            className={cx(
              'relative w-full animate-fade-in bg-surface px-5 pt-5 pb-9 outline-none max-tablet:min-h-full forced-colors:border tablet:rounded-dialog tablet:px-9 tablet:pt-7.5 tablet:shadow-dialog',
              width === 'narrow' ? 'tablet:max-w-115' : 'tablet:max-w-135',
            )}
          >
            <div className="-mr-3 mb-1.5 flex items-start justify-between">
              <RadixDialog.Title className="pt-1 font-display text-[31px]/[1.15] tracking-[-0.02em]">
                {title}
              </RadixDialog.Title>
              <IconButton icon={X} label={closeLabel} onClick={onClose} />
            </div>
            {description && (
              <RadixDialog.Description className="text-ink-2">{description}</RadixDialog.Description>
            )}
            {children}
            <ToastHost />
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
