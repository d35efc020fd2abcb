import { type AdminAppointment, type AppointmentKind, paths } from '@app/contracts';
import { dateAndTimes } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { FormDialog } from '../../lib/form/form-dialog';
import { kindLabels, text } from './text';
import { TimeFields, type TimeFieldsValue } from './time-fields';

const emptyFields = (kind: AppointmentKind): TimeFieldsValue => ({ kind, day: '', startsAt: '' });

interface BookDialogProps {
  /** Any quote of the order. */
  quoteId: string;
  reference: string;
  kind: AppointmentKind;
  onClose: () => void;
}

export const BookDialog = ({ quoteId, reference, kind: start, onClose }: BookDialogProps) => (
  <FormDialog
    title={text.bookTitle}
    description={text.bookDetail(reference)}
    defaultValues={emptyFields(start)}
    mutationFn={({ kind, startsAt }: TimeFieldsValue) =>
      apiMutation('POST', paths.quoteAppointments(quoteId), { kind, startsAt })
    }
    invalidates={['orders']}
    successToast={({ kind }) => ({ title: `${kindLabels[kind]}: ${text.booked.toLowerCase()}` })}
    failure={text.bookFailed}
    submitLabel={text.book}
    isNarrow
    onClose={onClose}
  >
    {(form) => <TimeFields form={form} canChooseKind />}
  </FormDialog>
);

export function RescheduleDialog({
  appointment,
  onClose,
}: {
  appointment: AdminAppointment;
  onClose: () => void;
}) {
  const { id, kind, state, startsAt, endsAt } = appointment;
  const { reference } = appointment.order ?? appointment;
  const isOffered = state === 'offered';
  const currentTime = startsAt && endsAt ? `${dateAndTimes(startsAt, endsAt)}. ` : '';
  return (
    <FormDialog
      title={isOffered ? text.bookTitle : text.moveTitle(kindLabels[kind])}
      description={isOffered ? text.bookDetail(reference) : `${currentTime}${text.moveDetail}`}
      defaultValues={emptyFields(kind)}
      mutationFn={({ startsAt: time }: TimeFieldsValue) =>
        apiMutation('PUT', paths.adminAppointment(id), { startsAt: time })
      }
      invalidates={['orders']}
      successToast={() => ({
        title: `${kindLabels[kind]}: ${(isOffered ? text.booked : text.moved).toLowerCase()}`,
      })}
      failure={isOffered ? text.bookFailed : text.moveFailed}
      submitLabel={isOffered ? text.book : text.move}
      isNarrow
      onClose={onClose}
    >
      {(form) => <TimeFields form={form} canChooseKind={false} />}
    </FormDialog>
  );
}
