import type { AppointmentTime } from '@app/contracts';
import { Button, formatTime, longWeekdayDate, Pill, weekdayDate } from '@app/ui';
import { type ReactNode, useState } from 'react';
import { PhoneLink } from '../../../lib/contact-links';
import { text } from '../text';

/** More would be too long for a phone. */
const initialDays = 8;

interface TimePickerProps {
  slots: readonly AppointmentTime[];
  submitLabel: string;
  isPending: boolean;
  onBook: (startsAt: string) => void;
  /** Further questions, above the button. */
  children?: ReactNode;
}

export function TimePicker({ slots, submitLabel, isPending, onBook, children }: TimePickerProps) {
  const [selectedDay, setDay] = useState<string | null>(null);
  const [selectedTime, setTime] = useState<string | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  if (slots.length === 0)
    return (
      <p className="mt-4">
        {text.noTimes} <PhoneLink phone={text.company.phone} />
      </p>
    );

  const days = [...new Map(slots.map(({ startsAt }) => [longWeekdayDate(startsAt), startsAt]))];
  const shownDays = showsAll ? days : days.slice(0, initialDays);
  // The chosen time may have been taken meanwhile.
  const day = days.some(([name]) => name === selectedDay) ? selectedDay : (days[0]?.[0] ?? null);
  const slotsOfDay = slots.filter(({ startsAt }) => longWeekdayDate(startsAt) === day);
  const time = slotsOfDay.some(({ startsAt }) => startsAt === selectedTime) ? selectedTime : null;
  return (
    <form
      noValidate
      className="mt-5 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (time) onBook(time);
      }}
    >
      <fieldset>
        <legend className="mb-2 font-strong">{text.day}</legend>
        <div className="flex flex-wrap gap-2">
          {shownDays.map(([name, startsAt]) => (
            <Pill
              key={name}
              name="day"
              label={weekdayDate(startsAt)}
              value={name}
              isChosen={name === day}
              onChoose={() => setDay(name)}
            />
          ))}
          {shownDays.length < days.length && (
            <Button kind="quiet" onClick={() => setShowsAll(true)}>
              {text.moreDays}
            </Button>
          )}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-strong">
          {text.time}
          <span className="font-normal text-ink-2">, {day}</span>
        </legend>
        <div className="flex flex-wrap gap-2">
          {slotsOfDay.map(({ startsAt, endsAt }) => (
            <Pill
              key={startsAt}
              name="time"
              label={`${formatTime(startsAt)} to ${formatTime(endsAt)}`}
              value={startsAt}
              isChosen={startsAt === time}
              onChoose={() => setTime(startsAt)}
            />
          ))}
        </div>
      </fieldset>
      {children}
      <Button type="submit" size="large" isPending={isPending} isDisabled={!time} className="tablet:w-fit">
        {submitLabel}
      </Button>
    </form>
  );
}
