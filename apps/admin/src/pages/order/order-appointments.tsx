import { type AdminAppointment, appointmentKinds, type QuoteAppointments } from '@app/contracts';
import { describePart } from '@app/pricing';
import { Badge, type BadgeTone, Button, dateAndTimes, Menu, MenuHeading, MenuItem } from '@app/ui';
import { ChevronDown } from 'lucide-react';
import { AppointmentActions } from '../../features/appointments/appointment-actions';
import { kindLabels, stateLabels, text } from '../../features/appointments/text';
import { useOfferAppointment } from './next/use-offer-appointment';

const tones: Record<AdminAppointment['state'], BadgeTone> = {
  offered: 'warn',
  booked: 'ok',
  done: 'neutral',
  cancelled: 'neutral',
};

interface OrderAppointmentsProps {
  known: QuoteAppointments;
  /** Any quote of the order. */
  quoteId: string;
  onBook: () => void;
}

export const OrderAppointments = ({
  known: { appointments, canOffer, hasEmail },
  quoteId,
  onBook,
}: OrderAppointmentsProps) => (
  <>
    {appointments.length > 0 && (
      <ul className="grid gap-1">
        {appointments.map((appointment) => (
          <Line key={appointment.id} appointment={appointment} />
        ))}
      </ul>
    )}
    {canOffer && (
      <>
        <div className="mt-2 flex flex-wrap gap-2">
          {hasEmail && <OfferMenu quoteId={quoteId} />}
          <Button onClick={onBook}>{text.book}</Button>
        </div>
        {!hasEmail && <p className="mt-2 text-caption text-ink-2">{text.noEmail}</p>}
      </>
    )}
  </>
);

const Line = ({ appointment }: { appointment: AdminAppointment }) => {
  const { kind, state, startsAt, endsAt, person, part } = appointment;
  return (
    <li className="flex min-h-11 items-center gap-2 text-small">
      <span className="min-w-0 flex-1">
        {kindLabels[kind]}
        {person && `, ${person.name}`}
        {startsAt && endsAt && (
          <span className="num block text-caption text-ink-2">{dateAndTimes(startsAt, endsAt)}</span>
        )}
        {part && <span className="num block text-caption text-ink-2">{describePart(part)}</span>}
      </span>
      <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
      <AppointmentActions appointment={appointment} />
    </li>
  );
};

function OfferMenu({ quoteId }: { quoteId: string }) {
  const offer = useOfferAppointment(quoteId);
  return (
    <Menu
      label={text.offerOf}
      trigger={
        <Button isPending={offer.isPending}>
          {text.offer}
          <ChevronDown className="size-3.5" strokeWidth={1.75} />
        </Button>
      }
    >
      <MenuHeading>{text.offerOf}</MenuHeading>
      {appointmentKinds.map((kind) => (
        <MenuItem key={kind} onChoose={() => offer.mutate(kind)}>
          {kindLabels[kind]}
        </MenuItem>
      ))}
    </Menu>
  );
}
