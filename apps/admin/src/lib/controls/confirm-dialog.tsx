import { AlertDialog, Button, type ButtonKind } from '@app/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formText } from '../form/form-text';

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  /** The way back; where the action is itself cancelling, not 'Cancel'. */
  cancelLabel?: string;
  /** Red by default: most of what is confirmed cannot be undone. */
  isDanger?: boolean;
  isPending?: boolean;
  onConfirm: () => void;
}

/** Stays open while the action runs; the caller closes it. */
export const ConfirmDialog = ({
  onClose,
  confirmLabel,
  cancelLabel = formText.cancel,
  isDanger = true,
  isPending,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) => (
  <AlertDialog onClose={onClose} {...dialog}>
    <Button onClick={onClose}>{cancelLabel}</Button>
    <Button kind={isDanger ? 'danger' : 'primary'} isPending={isPending} onClick={onConfirm}>
      {confirmLabel}
    </Button>
  </AlertDialog>
);

interface ButtonWithConfirmationProps extends Pick<ConfirmDialogProps, 'title' | 'description' | 'isDanger'> {
  label: string;
  icon?: LucideIcon;
  kind?: ButtonKind;
  className?: string;
  confirmLabel?: string;
  /** The dialog closes when it has settled. */
  mutation: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending'>;
}

export function ButtonWithConfirmation({
  label,
  confirmLabel = label,
  title,
  description,
  isDanger,
  mutation,
  ...button
}: ButtonWithConfirmationProps) {
  const { isPending } = mutation;
  const [isConfirming, setConfirming] = useState(false);
  const close = () => setConfirming(false);
  return (
    <>
      <Button {...button} isPending={isPending} onClick={() => setConfirming(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={close}
        title={title}
        description={description}
        confirmLabel={confirmLabel}
        isDanger={isDanger}
        isPending={isPending}
        onConfirm={() => mutation.mutate(undefined, { onSettled: close })}
      />
    </>
  );
}
