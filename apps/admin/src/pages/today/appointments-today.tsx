import { type AdminAppointment, travelKinds } from '@app/contracts';
import { describePart } from '@app/pricing';
import { Badge, formatTime, cx, wholeReferences } from '@app/ui';
import { Link } from 'wouter';
import { AppointmentActions } from '../../features/appointments/appointment-actions';
import { kindLabels, stateLabels, text as appointmentText } from '../../features/appointments/text';
import { linksTo } from '../../features/quotes/order-links';
import { text } from '../../features/tasks/text';
import { CallLink } from './call-link';
import { rowClass, rowLinkClass, RowSection } from './row-section';

export const AppointmentsToday = ({ appointments }: { appointments: readonly AdminAppointment[] }) =>
  appointments.length > 0 && (
    <RowSection title={text.appointments} count={appointments.length} allHref="/calendar">
      {appointments.map((appointment) => (
        <AppointmentRow key={appointment.id} appointment={appointment} />
      ))}
    </RowSection>
  );

function AppointmentRow({ appointment }: { appointment: AdminAppointment }) {
  const { kind, startsAt, customerName, customerPhone, address, isOrder } = appointment;
  const { quoteId, reference, order, part } = appointment;
  const isDone = appointment.state === 'done';
  const isOver = isDone || hasBegun(appointment);
  return (
    <li className={cx(rowClass, 'flex-nowrap')}>
      <div className="min-w-0 flex-1 text-small">
        <h3 className={cx('text-label', isOver ? 'font-label text-ink-2' : 'font-strong')}>
          {startsAt && <span className="num">{formatTime(startsAt)} </span>}
          {kindLabels[kind]}: {customerName ?? appointmentText.noContact}
        </h3>
        {isDone && <Badge tone="ok">{stateLabels.done}</Badge>}
        <p className="mt-0.5 [overflow-wrap:anywhere] text-ink-2">
          {[part && describePart(part), whoGoes(appointment), address].filter(Boolean).join(' · ')}
        </p>
        {!isOrder && <p className="font-label text-bad">{appointmentText.ended}</p>}
        <span className="num flex flex-wrap items-center gap-x-4">
          <CallLink phone={customerPhone} />
          {linksTo({ order, quotes: [{ id: quoteId, reference }] }).map(({ href, reference: label }) => (
            <Link key={href} href={href} className={rowLinkClass}>
              {wholeReferences(label)}
            </Link>
          ))}
        </span>
      </div>
      <AppointmentActions appointment={appointment} />
    </li>
  );
}

function whoGoes({ kind, person }: AdminAppointment): string | undefined {
  if (!travelKinds.includes(kind)) return person?.name;
  return person ? text.goes(person.name) : text.nobodyGoes;
}

/** Evaluated on each render, which is every minute. */
const hasBegun = ({ startsAt }: AdminAppointment) => startsAt !== null && new Date(startsAt) < new Date();
