import { type AdminAppointment, paths } from '@app/contracts';
import { MenuItem } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useState } from 'react';
import { useAdminMutation } from '../../lib/api';
import { ConfirmDialog, MoreMenu } from '../../lib/controls';
import { kindLabels, text } from './text';
import { RescheduleDialog } from './appointment-dialogs';
import { useHandOver, useUndoHandOver } from './use-hand-over';

export function AppointmentActions({ appointment }: { appointment: AdminAppointment }) {
  const { id, kind, state } = appointment;
  const { reference } = appointment.order ?? appointment;
  const [openDialog, setOpenDialog] = useState<'move' | 'cancel' | null>(null);
  const close = () => setOpenDialog(null);
  const cancel = useAdminMutation({
    mutationFn: () => apiMutation('POST', paths.cancelAppointment(id), {}),
    invalidates: ['orders'],
    failure: text.cancelFailed,
  });
  const handOver = useHandOver(appointment);
  const undoHandOver = useUndoHandOver(appointment);
  const isHandOver = kind === 'delivery' || kind === 'collection';
  if (state === 'done' && isHandOver)
    return (
      <MoreMenu label={text.menu(kindLabels[kind], reference)}>
        <MenuItem onChoose={() => undoHandOver.mutate(undefined)}>
          {kind === 'delivery' ? text.notDelivered : text.notCollected}
        </MenuItem>
      </MoreMenu>
    );
  if (state === 'cancelled' || state === 'done') return null;
  const canHandOver = state === 'booked' && isHandOver;
  return (
    <>
      <MoreMenu label={text.menu(kindLabels[kind], reference)}>
        {canHandOver && (
          <MenuItem onChoose={handOver.start}>{kind === 'delivery' ? text.deliver : text.collect}</MenuItem>
        )}
        <MenuItem onChoose={() => setOpenDialog('move')}>
          {state === 'offered' ? text.book : text.change}
        </MenuItem>
        <MenuItem onChoose={() => setOpenDialog('cancel')}>{text.cancel}</MenuItem>
      </MoreMenu>
      {handOver.dialog}
      {openDialog === 'move' && <RescheduleDialog appointment={appointment} onClose={close} />}
      <ConfirmDialog
        isOpen={openDialog === 'cancel'}
        onClose={close}
        title={text.cancelTitle(kindLabels[kind])}
        description={text.cancelDetail}
        confirmLabel={text.cancelYes}
        cancelLabel={text.keep}
        isPending={cancel.isPending}
        onConfirm={() => cancel.mutate(undefined, { onSettled: close })}
      />
    </>
  );
}
