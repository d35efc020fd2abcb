import { AlertDialog, Button, type ButtonKind } from '@app/ui';
import type { LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formText } from '../form/form-text';

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  confirm: string;
  /** Red, by default: most of what has to be confirmed cannot be taken back. */
  isDanger?: boolean;
  isPending?: boolean;
  onConfirm: () => void;
}

/** Asks before something is done. It stays open while that is under way; who asked closes it. */
export const ConfirmDialog = ({
  onClose,
  confirm,
  isDanger = true,
  isPending,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) => (
  <AlertDialog onClose={onClose} {...dialog}>
    <Button onClick={onClose}>{formText.cancel}</Button>
    <Button kind={isDanger ? 'danger' : 'primary'} isPending={isPending} onClick={onConfirm}>
      {confirm}
    </Button>
  </AlertDialog>
);

interface ConfirmedButtonProps extends Omit<
  ConfirmDialogProps,
  'isOpen' | 'onClose' | 'confirm' | 'onConfirm'
> {
  label: string;
  icon?: LucideIcon;
  kind?: ButtonKind;
  className?: string;
  isDisabled?: boolean;
  confirm?: string;
  /** Calls `close` once it is done, or has failed. */
  onConfirm: (close: () => void) => void;
}

export function ConfirmedButton({
  label,
  confirm = label,
  onConfirm,
  icon,
  kind,
  className,
  isDisabled,
  ...dialog
}: ConfirmedButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        kind={kind}
        icon={icon}
        className={className}
        isDisabled={isDisabled}
        isPending={dialog.isPending}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        {...dialog}
        isOpen={isAsking}
        onClose={close}
        confirm={confirm}
        onConfirm={() => onConfirm(close)}
      />
    </>
  );
}
