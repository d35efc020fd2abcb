import { X } from 'lucide-react';
import { IconButton } from '../button/icon-button';
import { cx } from '../cx';
import { DialogDescription, DialogTitle, Modal, type ModalProps } from './modal';
import { wholeReferences } from '../text/whole-references';

interface SmallDialogProps extends Pick<ModalProps, 'isOpen' | 'onClose' | 'returnFocusTo' | 'children'> {
  title: string;
  /** One sentence below the title. */
  description?: string;
  /** Narrow for two fields, wide for more (design §5), plan for a drawing. */
  width?: keyof typeof widths;
}

const widths = {
  narrow: 'tablet:max-w-115',
  wide: 'tablet:max-w-135',
  plan: 'tablet:max-w-210',
} as const;

/** A modal dialog for a short form: title, one sentence, fields, one button. Full screen on phones. */
export const SmallDialog = ({ title, description, width = 'wide', children, ...props }: SmallDialogProps) => (
  <Modal
    {...props}
    onOpenAutoFocus={(event) => {
      // In a form the first field gets the focus; otherwise the close button has it.
      const dialog = event.currentTarget as HTMLElement | null;
      const field = dialog?.querySelector<HTMLElement>('input, textarea');
      if (!field) return;
      event.preventDefault();
      // A form that starts below the fold is read from its title.
      (field.getBoundingClientRect().bottom <= window.innerHeight ? field : dialog)?.focus();
    }}
    scrimClass="z-40 grid place-items-center-safe overflow-y-auto tablet:p-8"
    className={cx(
      'relative w-full animate-fade-in bg-surface px-5 pt-5 pb-9 max-tablet:min-h-full forced-colors:border tablet:rounded-dialog tablet:px-9 tablet:pt-7.5 tablet:shadow-dialog',
      widths[width],
    )}
  >
    <div className="-mr-3 mb-1.5 flex items-start justify-between">
      <DialogTitle className="pt-1 font-display text-title">{wholeReferences(title)}</DialogTitle>
      <IconButton icon={X} label="Close" onClick={props.onClose} />
    </div>
    {description && (
      <DialogDescription className="text-ink-2">{wholeReferences(description)}</DialogDescription>
    )}
    {children}
  </Modal>
);
