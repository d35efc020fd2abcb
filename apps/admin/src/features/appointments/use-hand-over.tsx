import { type AdminAppointment, paths } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useState } from 'react';
import { showErrorToast, useAdminMutation } from '../../lib/api';
import { HoldReasonDialog, waitsBecause, type WaitsBecause } from '../production/hold-reason';
import { text } from './text';

/** Takes back that what an appointment takes is with the customer. */
export const useUndoHandOver = ({ id }: Pick<AdminAppointment, 'id'>) =>
  useAdminMutation({
    mutationFn: () => apiMutation<unknown>('POST', paths.undoHandOver(id), {}),
    invalidates: ['orders', 'tasks'],
    failure: text.undoFailed,
    onSuccess: () => showToast({ title: text.undone }),
  });

/** Records that what an appointment takes is with the customer. The toast offers an undo. The caller renders `dialog`, which asks why a top on hold goes. */
export function useHandOver({ id, kind, reference, order }: AdminAppointment) {
  const [because, setBecause] = useState<WaitsBecause | null>(null);
  const undo = useUndoHandOver({ id });
  const toast = {
    title: kind === 'collection' ? text.wasCollected : text.wasDelivered,
    action: { label: text.undo, onChoose: () => undo.mutate(undefined) },
  };
  const send = useAdminMutation({
    mutationFn: (reason: string | null) =>
      apiMutation<unknown>('POST', paths.handOverAppointment(id), { reason }),
    invalidates: ['orders', 'tasks'],
  });
  const start = () =>
    send.mutate(null, {
      onSuccess: () => showToast(toast),
      onError: (error) => {
        setBecause(waitsBecause(error));
        if (!waitsBecause(error)) showErrorToast(error, text.handOverFailed);
      },
    });
  const dialog = because && (
    <HoldReasonDialog
      reference={order?.reference ?? reference}
      because={because}
      onSubmit={(reason) => send.mutateAsync(reason)}
      successToast={toast}
      failure={text.handOverFailed}
      onClose={() => setBecause(null)}
    />
  );
  return { start, isPending: send.isPending, dialog };
}
