import { TextInput } from '@app/ui';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { hoursText as text } from './text';

export const hoursCheckboxClass = 'size-4.5 flex-none accent-(--color-chalk) max-wide:size-6';

interface HoursRowProps {
  weekday: string;
  isOpen: boolean;
  error: string | undefined;
  openField: UseFormRegisterReturn;
  from: UseFormRegisterReturn;
  to: UseFormRegisterReturn;
  /** Instead of 'Closed'. */
  closedText?: string;
  detail?: string;
  children?: ReactNode;
}

/** One day of a week's hours. */
export const HoursRow = ({
  weekday,
  isOpen,
  error,
  openField,
  from,
  to,
  closedText,
  detail,
  children,
}: HoursRowProps) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 gap-y-1 text-small">
    <input
      type="checkbox"
      aria-label={text.openCheckbox(weekday)}
      className={hoursCheckboxClass}
      {...openField}
    />
    <div className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1">
      <span className="w-21 flex-none max-wide:w-full">{weekday}</span>
      {isOpen ? (
        <>
          <TextInput
            {...from}
            type="time"
            aria-label={text.from(weekday)}
            aria-invalid={error ? true : undefined}
            className="num"
          />
          <TextInput {...to} type="time" aria-label={text.to(weekday)} className="num" />
          {children}
        </>
      ) : (
        <span className="text-ink-3">{closedText ?? text.closed}</span>
      )}
      {detail && <span className="num text-caption text-ink-3 wide:ml-auto">{detail}</span>}
    </div>
    {error && (
      <p role="alert" className="col-start-2 text-caption text-bad">
        {error}
      </p>
    )}
  </li>
);
