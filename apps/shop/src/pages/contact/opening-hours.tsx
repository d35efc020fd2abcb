import type { OpeningHours as Hours, Weekday } from '@app/content';
import { useSyncExternalStore } from 'react';
import { text } from './text';

const never = () => () => undefined;

/**
 * The showroom's week with today's row in bold. Which day it is only the browser knows: the prerendered page
 * marks none, so that it never marks a wrong one.
 */
export function OpeningHours({ hours }: { hours: readonly Hours[] }) {
  const today = useSyncExternalStore(
    never,
    () => weekdayInLondon(new Date()),
    () => null,
  );
  return (
    <table data-wake className="num w-full text-left">
      <tbody>
        {hours.map(({ label, days, time }) => {
          const isToday = today !== null && days.includes(today);
          return (
            <tr key={label} aria-current={isToday ? 'date' : undefined} className="group">
              <th
                scope="row"
                className="w-[13em] py-1.25 pr-4 align-top font-normal text-ink-2 group-aria-[current]:font-strong group-aria-[current]:text-ink"
              >
                {label}
                {isToday && `, ${text.today}`}
              </th>
              <td className="py-1.25 align-top whitespace-nowrap group-aria-[current]:font-strong">
                {time ? `${asPrinted(time.opens)} ${text.to} ${asPrinted(time.closes)}` : text.closed}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** '08:30' is printed 8:30. */
const asPrinted = (time: string) => time.replace(/^0/, '');

const format = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Europe/London' });

/** The showroom's own day, wherever the visitor's clock stands. */
export const weekdayInLondon = (now: Date): Weekday => format.format(now) as Weekday;
