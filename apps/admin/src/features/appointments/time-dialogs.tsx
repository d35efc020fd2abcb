import { type AdminAppointment, type AppointmentKind, paths } from '@app/contracts';
import { dateAndTimes } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { SendDialog } from '../../lib/form/send-dialog';
import { kindLabels, text } from './text';
import { TimeFields, type TimeFieldsValue } from './time-fields';

const nothingChosen = (kind: AppointmentKind): TimeFieldsValue => ({ kind, day: '', startsAt: '' });

interface BookDialogProps {
  /** Any quote of the order. */
  quoteId: string;
  reference: string;
  kind: AppointmentKind;
  onClose: () => void;
}

export const BookDialog = ({ quoteId, reference, kind: start, onClose }: BookDialogProps) => (
  <SendDialog
    title={text.bookTitle}
    description={text.bookDetail(reference)}
    start={nothingChosen(start)}
    send={({ kind, startsAt }: TimeFieldsValue) =>
      apiMutation('POST', paths.quoteAppointments(quoteId), { kind, startsAt })
    }
    changes={['orders']}
    sent={({ kind }) => ({ title: `${kindLabels[kind]}: ${text.booked.toLowerCase()}` })}
    failure={text.bookFailed}
    submit={text.book}
    isNarrow
    onClose={onClose}
  >
    {(form) => <TimeFields form={form} hasKinds />}
  </SendDialog>
);

export function MoveDialog({ appointment, onClose }: { appointment: AdminAppointment; onClose: () => void }) {
  const { id, kind, state, startsAt, endsAt } = appointment;
  const { reference } = appointment.order ?? appointment;
  const isOffered = state === 'offered';
  const now = startsAt && endsAt ? `${dateAndTimes(startsAt, endsAt)}. ` : '';
  return (
    <SendDialog
      title={isOffered ? text.bookTitle : text.moveTitle(kindLabels[kind])}
      description={isOffered ? text.bookDetail(reference) : `${now}${text.moveDetail}`}
      start={nothingChosen(kind)}
      send={({ startsAt: time }: TimeFieldsValue) =>
        apiMutation('PUT', paths.adminAppointment(id), { startsAt: time })
      }
      changes={['orders']}
      sent={() => ({ title: `${kindLabels[kind]}: ${(isOffered ? text.booked : text.moved).toLowerCase()}` })}
      failure={isOffered ? text.bookFailed : text.moveFailed}
      submit={isOffered ? text.book : text.move}
      isNarrow
      onClose={onClose}
    >
      {(form) => <TimeFields form={form} hasKinds={false} />}
    </SendDialog>
  );
}
