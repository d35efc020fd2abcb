import {
  type AdminAppointment,
  type AppointmentKind,
  paths,
  type QuoteAppointments,
  type TopHold,
  type TopToHandOver,
} from '@app/contracts';
import { dateAndTimes, londonDay, formatTime } from '@app/ui';
import { apiMutation, toLoadState } from '@app/web-client';
import { useAdminQuery } from '../../lib/api';
import { FormDialog } from '../../lib/form';
import { HoldBadges } from '../production/hold-badges';
import { HoldReasonField } from '../production/hold-reason';
import { kindLabels, text } from './text';
import {
  canChoose,
  choosableTops,
  topsOfAppointment,
  type TakenTops,
  TakenTopsField,
  toTakenTops,
  defaultTops,
} from './taken-tops';
import { TimeFields, type TimeFieldsValue, toStaffTime } from './time-fields';

const emptyFields = (kind: AppointmentKind): TimeFieldsValue => {
  return { kind, day: londonDay(), time: '', minutes: '', personId: '', address: '' };
};

const currentTimes = (startsAt: string, endsAt: string) => ({
  day: londonDay(startsAt),
  time: formatTime(startsAt),
  minutes: String((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
});

interface BookDialogProps {
  /** Any quote of the order. */
  quoteId: string;
  reference: string;
  kind: AppointmentKind;
  deliveryAddress: string | null;
  /** Why its tops have to wait; empty: they do not. */
  holds: readonly TopHold[];
  tops: readonly TopToHandOver[];
  onClose: () => void;
}

interface RescheduleFields extends TimeFieldsValue {
  /** null: nobody has changed it. */
  taken: TakenTops | null;
}

interface BookFields extends RescheduleFields {
  reason: string;
}

const isHandOver = (kind: AppointmentKind) => kind === 'delivery' || kind === 'collection';

export const BookDialog = ({
  quoteId,
  reference,
  kind: initialKind,
  deliveryAddress,
  holds,
  tops,
  onClose,
}: BookDialogProps) => {
  const choosable = choosableTops(tops, null);
  return (
    <FormDialog<BookFields>
      title={text.bookTitle}
      description={text.bookDetail(reference)}
      defaultValues={{ ...emptyFields(initialKind), address: deliveryAddress ?? '', reason: '', taken: null }}
      mutationFn={(fields) =>
        apiMutation('POST', paths.quoteAppointments(quoteId), {
          kind: fields.kind,
          reason: fields.reason.trim() || null,
          ...toStaffTime(fields),
          ...(isHandOver(fields.kind) &&
            canChoose(choosable) && { tops: toTakenTops(fields.taken ?? defaultTops(choosable)) }),
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
          {isHandOver(form.watch('kind')) && canChoose(choosable) && (
            <TakenTopsField form={form} tops={choosable} initial={defaultTops(choosable)} />
          )}
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
};

export function RescheduleDialog({
  appointment,
  onClose,
}: {
  appointment: AdminAppointment;
  onClose: () => void;
}) {
  const { id, kind, quoteId, state, startsAt, endsAt, person, address } = appointment;
  const { reference } = appointment.order ?? appointment;
  const isOffered = state === 'offered';
  const appointments = toLoadState(
    useAdminQuery<QuoteAppointments>(paths.quoteAppointments(quoteId), { isEnabled: isHandOver(kind) }),
  );
  const choosable = choosableTops(appointments.kind === 'ready' ? appointments.data.tops : [], appointment);
  const currentTime = startsAt && endsAt ? `${dateAndTimes(startsAt, endsAt)}. ` : '';
  return (
    <FormDialog<RescheduleFields>
      title={isOffered ? text.bookTitle : text.moveTitle(kindLabels[kind])}
      description={isOffered ? text.bookDetail(reference) : `${currentTime}${text.moveDetail}`}
      defaultValues={{
        ...emptyFields(kind),
        ...(startsAt && endsAt && currentTimes(startsAt, endsAt)),
        personId: person ? String(person.id) : '',
        address: address ?? '',
        taken: null,
      }}
      mutationFn={(fields) =>
        apiMutation('PUT', paths.adminAppointment(id), {
          ...toStaffTime(fields),
          ...(fields.taken && { tops: toTakenTops(fields.taken) }),
        })
      }
      invalidates={['orders']}
      successToast={() => ({
        title: `${kindLabels[kind]}: ${(isOffered ? text.booked : text.moved).toLowerCase()}`,
      })}
      failure={isOffered ? text.bookFailed : text.moveFailed}
      submitLabel={isOffered ? text.book : text.change}
      isNarrow
      onClose={onClose}
    >
      {(form) => (
        <>
          <TimeFields form={form} canChooseKind={false} />
          {canChoose(choosable) && (
            <TakenTopsField
              form={form}
              tops={choosable}
              initial={topsOfAppointment(appointment, choosable)}
            />
          )}
          {appointments.kind === 'failed' && (
            <p role="alert" className="text-small text-bad">
              {appointments.error.message}
            </p>
          )}
        </>
      )}
    </FormDialog>
  );
}
