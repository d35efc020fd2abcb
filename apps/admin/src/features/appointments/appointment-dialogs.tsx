import { type AdminAppointment, type AppointmentKind, paths, type TopHold } from '@app/contracts';
import { dateAndTimes, londonDay, clock } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { FormDialog } from '../../lib/form';
import { HoldBadges } from '../production/hold-badges';
import { HoldReasonField } from '../production/hold-reason';
import { kindLabels, text } from './text';
import { TimeFields, type TimeFieldsValue, toStaffTime } from './time-fields';

const emptyFields = (kind: AppointmentKind): TimeFieldsValue => {
  return { kind, day: londonDay(), time: '', minutes: '', personId: '', address: '' };
};

const currentTimes = (startsAt: string, endsAt: string) => ({
  day: londonDay(startsAt),
  time: clock(startsAt),
  minutes: String((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
});

interface BookDialogProps {
  /** Any quote of the order. */
  quoteId: string;
  reference: string;
  kind: AppointmentKind;
  deliveryAddress: string | null;
  /** Why its tops have to wait; empty: they have not. */
  holds: readonly TopHold[];
  onClose: () => void;
}

interface BookFields extends TimeFieldsValue {
  reason: string;
}

const isHandOver = (kind: AppointmentKind) => kind === 'delivery' || kind === 'collection';

export const BookDialog = ({
  quoteId,
  reference,
  kind: start,
  deliveryAddress,
  holds,
  onClose,
}: BookDialogProps) => (
  <FormDialog<BookFields>
    title={text.bookTitle}
    description={text.bookDetail(reference)}
    defaultValues={{ ...emptyFields(start), address: deliveryAddress ?? '', reason: '' }}
    mutationFn={(fields) =>
      apiMutation('POST', paths.quoteAppointments(quoteId), {
        ...{ kind: fields.kind, reason: fields.reason.trim() || null },
        ...toStaffTime(fields),
      })
    }
    invalidates={['orders']}
    successToast={({ kind }) => ({ title: `${kindLabels[kind]}: ${text.booked.toLowerCase()}` })}
    failure={text.bookFailed}
    submitLabel={text.book}
    isNarrow
    onClose={onClose}
  >
    {(form) => (
      <>
        <TimeFields form={form} canChooseKind />
        {holds.length > 0 && isHandOver(form.watch('kind')) && (
          <>
            <HoldBadges holds={holds} />
            <HoldReasonField form={form} name="reason" />
          </>
        )}
      </>
    )}
  </FormDialog>
);

export function RescheduleDialog({
  appointment,
  onClose,
}: {
  appointment: AdminAppointment;
  onClose: () => void;
}) {
  const { id, kind, state, startsAt, endsAt, person, address } = appointment;
  const { reference } = appointment.order ?? appointment;
  const isOffered = state === 'offered';
  const currentTime = startsAt && endsAt ? `${dateAndTimes(startsAt, endsAt)}. ` : '';
  return (
    <FormDialog
      title={isOffered ? text.bookTitle : text.moveTitle(kindLabels[kind])}
      description={isOffered ? text.bookDetail(reference) : `${currentTime}${text.moveDetail}`}
      defaultValues={{
        ...emptyFields(kind),
        ...(startsAt && endsAt && currentTimes(startsAt, endsAt)),
        personId: person ? String(person.id) : '',
        address: address ?? '',
      }}
      mutationFn={(fields: TimeFieldsValue) =>
        apiMutation('PUT', paths.adminAppointment(id), toStaffTime(fields))
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
