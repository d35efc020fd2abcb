import {
  type AdminAppointment,
  type AppointmentKind,
  appointmentKinds,
  paths,
  type QuoteAppointments as Answer,
} from '@app/contracts';
import { Badge, type BadgeTone, Button, Menu, MenuHeading, MenuItem, showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useAdminMutation, useAdminQuery } from '../../lib/api/use-admin-call';
import { Loaded } from '../../lib/page/loaded';
import { AppointmentActions } from './appointment-actions';
import { dayAndTimes } from './london-times';
import { kindWords, stateWords, text } from './text';
import { BookDialog } from './time-dialogs';

const tones: Record<AdminAppointment['state'], BadgeTone> = {
  offered: 'warn',
  booked: 'ok',
  cancelled: 'neutral',
};

/** The appointments of an order: what there is, and the next one. */
export function QuoteAppointments({ quote }: { quote: { id: string; reference: string } }) {
  const query = useAdminQuery<Answer>(paths.quoteAppointments(quote.id));
  return (
    <Loaded query={query} loading={text.loading} skeletons={['h-11 w-full']}>
      {({ appointments, canOffer, hasEmail }) => (
        <>
          {appointments.length > 0 ? (
            <ul className="grid gap-1">
              {appointments.map((appointment) => (
                <Line key={appointment.id} appointment={appointment} />
              ))}
            </ul>
          ) : (
            <p className="text-admin text-ink-2">{text.noneYet}</p>
          )}
          {canOffer && <Arrange quote={quote} hasEmail={hasEmail} />}
        </>
      )}
    </Loaded>
  );
}

const Line = ({ appointment }: { appointment: AdminAppointment }) => {
  const { kind, state, startsAt, endsAt } = appointment;
  return (
    <li className="flex min-h-11 items-center gap-2 text-admin">
      <span className="min-w-0 flex-1">
        {kindWords[kind]}
        {startsAt && endsAt && (
          <span className="num block text-caption text-ink-2">{dayAndTimes(startsAt, endsAt)}</span>
        )}
      </span>
      <Badge tone={tones[state]}>{stateWords[state]}</Badge>
      <AppointmentActions appointment={appointment} />
    </li>
  );
};

/** The customer picks, or staff book what was agreed. */
function Arrange({ quote, hasEmail }: { quote: { id: string; reference: string }; hasEmail: boolean }) {
  const [isBooking, setBooking] = useState(false);
  const offer = useAdminMutation({
    run: (kind: AppointmentKind) => apiMutation('POST', paths.quoteAppointments(quote.id), { kind }),
    changes: ['orders'],
    failure: text.offerFailed,
    onDone: (_, kind) => showToast({ title: text.offered(kindWords[kind]) }),
  });
  return (
    <>
      <div className="mt-2 flex flex-wrap gap-2">
        {hasEmail && (
          <Menu
            label={text.offerOf}
            trigger={
              <Button isPending={offer.isPending}>
                {text.offer}
                <ChevronDown aria-hidden className="size-3.5" strokeWidth={1.75} />
              </Button>
            }
          >
            <MenuHeading>{text.offerOf}</MenuHeading>
            {appointmentKinds.map((kind) => (
              <MenuItem key={kind} onChoose={() => offer.mutate(kind)}>
                {kindWords[kind]}
              </MenuItem>
            ))}
          </Menu>
        )}
        <Button onClick={() => setBooking(true)}>{text.book}</Button>
      </div>
      {!hasEmail && <p className="mt-2 text-caption text-ink-2">{text.noEmail}</p>}
      {isBooking && <BookDialog quote={quote} onClose={() => setBooking(false)} />}
    </>
  );
}
