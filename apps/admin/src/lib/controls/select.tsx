import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { fieldFrame, fieldInput } from '../form/field-class';

export interface SelectOption {
  value: string;
  label: string;
}

/** The browser's own list of choices: it has every comfort on every device. */
export const Select = ({
  options,
  ...rest
}: ComponentProps<'select'> & { options: readonly SelectOption[] }) => (
  <div className={`${fieldFrame} relative`}>
    <select {...rest} className={`${fieldInput} cursor-pointer appearance-none pr-9`}>
      {options.map(({ value, label }) => (
        <option key={value} value={value} className="bg-surface text-ink">
          {label}
        </option>
      ))}
    </select>
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-3"
      strokeWidth={1.75}
    />
  </div>
);
