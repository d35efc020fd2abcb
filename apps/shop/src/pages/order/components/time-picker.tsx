import type { AppointmentTime } from '@app/contracts';
import { Button, clock, longWeekdayDate, Pill, weekdayDate } from '@app/ui';
import { useState } from 'react';
import { PhoneLink } from '../../../lib/contact-links';
import { text } from '../text';

/** More would be too long for a phone. */
const firstDays = 8;

interface TimePickerProps {
  times: readonly AppointmentTime[];
  submit: string;
  isPending: boolean;
  onPick: (startsAt: string) => void;
}

export function TimePicker({ times, submit, isPending, onPick }: TimePickerProps) {
  const [wantedDay, setDay] = useState<string | null>(null);
  const [wantedTime, setTime] = useState<string | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  if (times.length === 0)
    return (
      <p className="mt-4">
        {text.noTimes} <PhoneLink phone={text.company.phone} />
      </p>
    );

  const days = [...new Map(times.map(({ startsAt }) => [longWeekdayDate(startsAt), startsAt]))];
  const shown = showsAll ? days : days.slice(0, firstDays);
  // The chosen time may have been taken meanwhile.
  const day = days.some(([name]) => name === wantedDay) ? wantedDay : (days[0]?.[0] ?? null);
  const ofDay = times.filter(({ startsAt }) => longWeekdayDate(startsAt) === day);
  const time = ofDay.some(({ startsAt }) => startsAt === wantedTime) ? wantedTime : null;
  return (
    <form
      className="mt-5 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (time) onPick(time);
      }}
    >
      <fieldset>
        <legend className="mb-2 font-strong">{text.day}</legend>
        <div className="flex flex-wrap gap-2">
          {shown.map(([name, startsAt]) => (
            <Pill
              key={name}
              name="day"
              label={weekdayDate(startsAt)}
              value={name}
              isChosen={name === day}
              onChoose={() => setDay(name)}
            />
          ))}
          {shown.length < days.length && (
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
          {ofDay.map(({ startsAt, endsAt }) => (
            <Pill
              key={startsAt}
              name="time"
              label={`${clock(startsAt)} to ${clock(endsAt)}`}
              value={startsAt}
              isChosen={startsAt === time}
              onChoose={() => setTime(startsAt)}
            />
          ))}
        </div>
      </fieldset>
      <Button type="submit" size="large" isPending={isPending} isDisabled={!time} className="tablet:w-fit">
        {submit}
      </Button>
    </form>
  );
}
