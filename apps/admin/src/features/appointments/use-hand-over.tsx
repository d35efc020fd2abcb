import { type AdminAppointment, paths } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useState } from 'react';
import { showErrorToast, useAdminMutation } from '../../lib/api';
import { HoldReasonDialog, holdErrorOf, type HoldError } from '../production/hold-reason';
import { text } from './text';

/** Undoes that the tops of an appointment were delivered or collected. */
export const useUndoHandOver = ({ id }: Pick<AdminAppointment, 'id'>) =>
  useAdminMutation({
    mutationFn: () => apiMutation<unknown>('POST', paths.undoHandOver(id), {}),
    invalidates: ['orders', 'tasks'],
    failure: text.undoFailed,
    onSuccess: () => showToast({ title: text.undone }),
  });

/**
 * Records that the tops of an appointment were delivered or collected. The toast offers an undo. The caller renders
 * `dialog`, which asks for a reason if a top is on hold.
 */
export function useHandOver({ id, kind, reference, order }: AdminAppointment) {
  const [holdError, setHoldError] = useState<HoldError | null>(null);
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
        setHoldError(holdErrorOf(error));
        if (!holdErrorOf(error)) showErrorToast(error, text.handOverFailed);
      },
    });
  const dialog = holdError && (
    <HoldReasonDialog
      reference={order?.reference ?? reference}
      holdError={holdError}
      onSubmit={(reason) => send.mutateAsync(reason)}
      successToast={toast}
      failure={text.handOverFailed}
      onClose={() => setHoldError(null)}
    />
  );
  return { start, isPending: send.isPending, dialog };
}
