import type { OpeningHours as Hours } from '@app/content';
import { useSyncExternalStore } from 'react';
import { text } from './text';
import { weekdayInLondon } from './weekday-in-london';

const never = () => () => undefined;

/**
 * The showroom's week with today's row in bold. Which day it is only the browser knows: the prerendered page marks none,
 * so that it never marks a wrong one, and app/live-facts.ts may have marked it before React comes.
 */
export function OpeningHours({ hours }: { hours: readonly Hours[] }) {
  const today = useSyncExternalStore(
    never,
    () => weekdayInLondon(new Date()),
    () => null,
  );
  return (
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
                className="w-[13em] py-1.25 pr-4 align-top font-normal text-ink-2 group-aria-[current]:font-strong group-aria-[current]:text-ink"
              >
                {label}
                <span className="hidden group-aria-[current]:inline">, {text.today}</span>
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
