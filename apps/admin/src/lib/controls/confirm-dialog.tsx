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
  confirm: string;
  /** Red by default: most of what is confirmed cannot be undone. */
  isDanger?: boolean;
  isPending?: boolean;
  onConfirm: () => void;
}

/** Stays open while the action runs; the caller closes it. */
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

interface ConfirmedButtonProps extends Pick<ConfirmDialogProps, 'title' | 'description' | 'isDanger'> {
  label: string;
  icon?: LucideIcon;
  kind?: ButtonKind;
  className?: string;
  isDisabled?: boolean;
  /** The action is already running. */
  isPending?: boolean;
  confirm?: string;
  /** The dialog closes when it has settled. */
  mutation: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending'>;
}

export function ConfirmedButton({
  label,
  confirm = label,
  title,
  description,
  isDanger,
  mutation,
  isPending = mutation.isPending,
  ...button
}: ConfirmedButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button {...button} isPending={isPending} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        title={title}
        description={description}
        confirm={confirm}
        isDanger={isDanger}
        isPending={isPending}
        onConfirm={() => mutation.mutate(undefined, { onSettled: close })}
      />
    </>
  );
}
