import type { AdminAppointment } from '@app/contracts';
import { describePart } from '@app/pricing';
import { formatTime, cx, Reference } from '@app/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { AppointmentActions } from '../../features/appointments/appointment-actions';
import { kindLabels, stateLabels, text } from '../../features/appointments/text';
import { PhoneLink } from '../../lib/contact-links';
import { linksTo } from '../../features/quotes/order-links';

export function AppointmentCard({
  appointment,
  remark,
}: {
  appointment: AdminAppointment;
  /** Shown instead of the time. */
  remark?: ReactNode;
}) {
  const { kind, quoteId, reference, order, customerName, customerPhone, address, isOrder, startsAt, endsAt } =
    appointment;
  const { person, state, part } = appointment;
  const isDone = state === 'done';
  return (
    <li
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto] gap-x-1 rounded-2 border border-line py-1.5 pl-3 text-small',
        isDone ? 'text-ink-2' : 'bg-surface',
      )}
    >
      <div className="min-w-0 py-0.5">
        {startsAt && endsAt && !remark && (
          <p className={cx('num', !isDone && 'font-strong')}>
            {formatTime(startsAt)} to {formatTime(endsAt)}
            {isDone && <span>, {stateLabels.done.toLowerCase()}</span>}
          </p>
        )}
        <p>
          {kindLabels[kind]}
          {person && `, ${person.name}`}
        </p>
        <p
          translate={customerName ? 'no' : undefined}
          className={cx('[overflow-wrap:anywhere]', customerName ? 'font-label' : 'text-ink-3')}
        >
          {customerName ?? text.noContact}
        </p>
        {part && <p className="num text-caption font-label">{describePart(part)}</p>}
        {address && <p className="text-caption [overflow-wrap:anywhere] text-ink-2">{address}</p>}
        {remark && <p className="text-caption text-ink-2">{remark}</p>}
        {!isOrder && <p className="text-caption font-label text-bad">{text.ended}</p>}
        <p className="flex flex-wrap gap-x-4">
          {customerPhone && customerPhone !== customerName && (
            <PhoneLink
              value={customerPhone}
              className="num inline-flex min-h-8 items-center text-chalk hover:underline max-wide:min-h-11"
            />
          )}
          {linksTo({ order, quotes: [{ id: quoteId, reference }] }).map(({ href, reference: label }) => (
            <Link
              key={href}
              href={href}
              className="num inline-flex min-h-8 items-center text-chalk hover:underline max-wide:min-h-11"
            >
              <Reference>{label}</Reference>
            </Link>
          ))}
        </p>
      </div>
      <AppointmentActions appointment={appointment} />
    </li>
  );
}
