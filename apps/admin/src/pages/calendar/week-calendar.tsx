import { type AdminAppointment, type AppointmentDay, type AppointmentWeek, paths } from '@app/contracts';
import { formatDay } from '@app/pricing';
import { addDays, Button, cx, dateAndTimes, londonDay, weekdayDate } from '@app/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { text } from '../../features/appointments/text';
import { useAdminQuery } from '../../lib/api';
import { Card, FilterBar, FilterChips, Loaded } from '../../lib/page';
import { useUrlState } from '../../lib/use-url-state';
import { AppointmentCard } from './appointment-card';

/** The calendar stays open all day, while customers book. */
const refreshMs = 60_000;

export function WeekCalendar() {
  const url = useUrlState();
  const day = url.get('from') ?? londonDay();
  const personId = url.get('person');
  const query = useAdminQuery<AppointmentWeek>(paths.appointmentWeek(day), { refreshMs });
  const goToWeek = (to: string | null) => url.set({ from: to });
  return (
    <>
      <nav aria-label={text.weeks} className="mb-4 flex flex-wrap items-center gap-2">
        <Button icon={ChevronLeft} onClick={() => goToWeek(addDays(day, -7))}>
          <span className="max-wide:sr-only">{text.before}</span>
        </Button>
        <Button onClick={() => goToWeek(null)}>{text.thisWeek}</Button>
        <Button icon={ChevronRight} onClick={() => goToWeek(addDays(day, 7))}>
          <span className="max-wide:sr-only">{text.after}</span>
        </Button>
        {query.data && (
          <p className="num ml-1 text-small font-strong max-wide:ml-0 max-wide:w-full">
            {text.week(formatDay(query.data.from), formatDay(query.data.to))}
          </p>
        )}
      </nav>
      <Loaded query={query} loading={text.loading} skeletons={['h-20 w-full', 'h-96 w-full']}>
        {({ days, toArrange, people }) => (
          <>
            {people.length > 1 && (
              <FilterBar>
                <FilterChips
                  label={text.person}
                  name="person"
                  chips={[
                    { value: null, label: text.everybody },
                    ...people.map(({ id, name }) => ({ value: String(id), label: name })),
                    { value: 'nobody', label: text.nobody },
                  ]}
                />
              </FilterBar>
            )}
            <ol className="grid grid-cols-[minmax(0,1fr)] gap-3 wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none">
              {days
                .map((weekday) => ({
                  ...weekday,
                  booked: weekday.booked.filter((appointment) => isOf(appointment, personId)),
                }))
                .filter(isVisibleDay)
                .map((one) => (
                  <Day key={one.day} day={one} />
                ))}
            </ol>
            {toArrange.length > 0 && <ToArrange appointments={toArrange} />}
          </>
        )}
      </Loaded>
    </>
  );
}

const isOf = ({ person }: AdminAppointment, personId: string | null) =>
  personId === null || String(person?.id ?? 'nobody') === personId;

/** A weekend day without appointments is hidden, unless it is today. */
const isVisibleDay = ({ day, hours, booked }: AppointmentDay) =>
  hours !== null || booked.length > 0 || day === londonDay() || ![0, 6].includes(new Date(day).getUTCDay());

function Day({ day: { day, hours, isTravelDay, booked } }: { day: AppointmentDay }) {
  const isToday = day === londonDay();
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={cx(
        'rounded-2 p-2.5',
        hours ? 'bg-sunken' : 'border border-line',
        isToday && 'outline-2 outline-chalk',
      )}
    >
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-2 px-1 text-small font-strong">
        {weekdayDate(day)}
        {isToday && <span className="text-caption font-normal text-chalk">{text.today}</span>}
      </h2>
      <p className="num mb-2 px-1 text-caption text-ink-2">
        {hours ? text.hours(hours.from, hours.to) : text.closed}
        {hours && isTravelDay && `, ${text.travels.toLowerCase()}`}
      </p>
      {booked.length > 0 ? (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {booked.map((appointment) => (
            <AppointmentCard key={appointment.id} appointment={appointment} />
          ))}
        </ul>
      ) : (
        hours && <p className="px-1 text-caption text-ink-3">{text.none}</p>
      )}
    </li>
  );
}

const ToArrange = ({ appointments }: { appointments: readonly AdminAppointment[] }) => (
  <Card title={text.toArrange} detail={text.toArrangeDetail} className="mt-5">
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 wide:grid-cols-3">
      {appointments.map((appointment) => (
        <AppointmentCard key={appointment.id} appointment={appointment} remark={toArrangeText(appointment)} />
      ))}
    </ul>
  </Card>
);

const toArrangeText = ({ startsAt, endsAt }: AdminAppointment): string =>
  startsAt && endsAt ? text.cancelledByCustomer(dateAndTimes(startsAt, endsAt)) : text.waits;
