import type { OpeningHours as Hours } from '@app/content';
import { formatDay } from '@app/pricing';
import { Badge } from '@app/ui';
import { useSyncExternalStore } from 'react';
import { inLondon, openingState } from './in-london';
import { text } from './text';

const minuteMs = 60_000;

interface OpeningHoursProps {
  hours: readonly Hours[];
  closedDays: readonly string[];
}

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, minuteMs);
  return () => clearInterval(timer);
}

/**
 * Whether the showroom is open, and its week with today in bold. Only the browser knows the time, so the prerendered
 * page leaves it out. app/live-data.ts may have marked today before React starts.
 */
export function OpeningHours({ hours, closedDays }: OpeningHoursProps) {
  const minute = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minuteMs),
    () => null,
  );
  const now = minute === null ? null : new Date(minute * minuteMs);
  const today = now && inLondon(now).weekday;
  return (
    <>
      <p className="num needs-script mb-2.5 flex min-h-7 flex-wrap items-center gap-x-2.5">
        {now && <OpenNow hours={hours} closedDays={closedDays} now={now} />}
      </p>
      <table className="num w-full text-left">
        <tbody>
          {hours.map(({ label, days, time }) => {
            const isToday = today !== null && days.includes(today);
            return (
              <tr
                key={label}
                data-days={days.join(' ')}
                aria-current={isToday ? 'date' : undefined}
                className="group"
                suppressHydrationWarning
              >
                <th
                  scope="row"
                  className="py-1.25 pr-4 align-top font-normal text-ink-2 group-aria-[current]:font-strong group-aria-[current]:text-ink"
                >
                  {label}
                  <span className="hidden group-aria-[current]:inline">, {text.today}</span>
                </th>
                <td className="py-1.25 text-right align-top whitespace-nowrap group-aria-[current]:font-strong">
                  {time ? `${time.opens} ${text.to} ${time.closes}` : text.closed}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {closedDays.length > 0 && (
        <p className="num mt-2 text-small text-ink-2">{text.alsoClosed(closedDays.map(formatDay))}</p>
      )}
    </>
  );
}

function OpenNow({ hours, closedDays, now }: OpeningHoursProps & { now: Date }) {
  const state = openingState(hours, now, closedDays);
  if (!state) return null;
  return state.isOpen ? (
    <>
      <Badge tone="ok">{text.openNow}</Badge> {text.until(state.until)}
    </>
  ) : (
    <>
      <Badge tone="neutral">{text.closedNow}</Badge>{' '}
      {text.opens(text.inDays[state.inDays] ?? state.day, state.opens)}
    </>
  );
}
