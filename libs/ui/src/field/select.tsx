import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { useControlClasses } from './use-control-classes';

export interface SelectOption {
  value: string;
  label: string;
}

/** The browser's native select. */
export function Select({
  options,
  ...rest
}: ComponentProps<'select'> & { options: readonly SelectOption[] }) {
  const { frame, line, input } = useControlClasses();
  return (
    <div className={cx('relative flex items-stretch', line, frame)}>
      <select
        {...rest}
        className={cx(
          'min-w-0 flex-1 cursor-pointer appearance-none bg-transparent pr-9 outline-none',
          input,
        )}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value} className="bg-surface text-ink">
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-3"
        strokeWidth={1.75}
      />
    </div>
  );
}
