import { AlertDialog, Button } from '@app/ui';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** A question that names the thing: 'Delete Carrara White?' */
  title: string;
  /** What will be gone, and what stays. */
  description: ReactNode;
  /** What is done: 'Delete'. */
  confirm: string;
  cancel?: string;
  /** Red, by default: most of what has to be confirmed cannot be taken back. */
  isDanger?: boolean;
  isPending?: boolean;
  onConfirm: () => void;
}

/** Asks before something is done. It stays open while that is under way; who asked closes it. */
export const ConfirmDialog = ({
  isOpen,
  onClose,
  title,
  description,
  confirm,
  cancel = 'Cancel',
  isDanger = true,
  isPending,
  onConfirm,
}: ConfirmDialogProps) => (
  <AlertDialog isOpen={isOpen} onClose={onClose} title={title} description={description}>
    <Button kind="quiet" onClick={onClose}>
      {cancel}
    </Button>
    <Button kind={isDanger ? 'danger' : 'primary'} isPending={isPending} onClick={onConfirm}>
      {confirm}
    </Button>
  </AlertDialog>
);
