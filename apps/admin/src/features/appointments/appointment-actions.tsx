import { type AdminAppointment, paths } from '@app/contracts';
import { IconButton, Menu, MenuItem } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useAdminMutation } from '../../lib/api/use-admin-call';
import { ConfirmDialog } from '../../lib/controls/confirm-dialog';
import { kindLabels, text } from './text';
import { MoveDialog } from './time-dialogs';

export function AppointmentActions({ appointment }: { appointment: AdminAppointment }) {
  const { id, kind, state } = appointment;
  const { reference } = appointment.order ?? appointment;
  const [asks, setAsks] = useState<'move' | 'cancel' | null>(null);
  const close = () => setAsks(null);
  const cancel = useAdminMutation({
    run: () => apiMutation('POST', paths.cancelAppointment(id), {}),
    changes: ['orders'],
    failure: text.cancelFailed,
  });
  if (state === 'cancelled') return null;
  const label = text.menu(kindLabels[kind], reference);
  return (
    <>
      <Menu label={label} trigger={<IconButton icon={Ellipsis} label={label} />}>
        <MenuItem onChoose={() => setAsks('move')}>{state === 'offered' ? text.bookIt : text.move}</MenuItem>
        <MenuItem onChoose={() => setAsks('cancel')}>{text.cancel}</MenuItem>
      </Menu>
      {asks === 'move' && <MoveDialog appointment={appointment} onClose={close} />}
      <ConfirmDialog
        isOpen={asks === 'cancel'}
        onClose={close}
        title={text.cancelTitle(kindLabels[kind])}
        description={text.cancelDetail}
        confirm={text.cancelYes}
        isPending={cancel.isPending}
        onConfirm={() => cancel.mutate(undefined, { onSettled: close })}
      />
    </>
  );
}
