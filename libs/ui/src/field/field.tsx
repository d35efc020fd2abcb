import { useId, type ReactNode } from 'react';
import { cx } from '../cx';
import type { Density } from '../density/density';
import { useDensity } from '../density/use-density';

const shopField: Density['field'] = {
  label: 'mb-1 text-label',
  hint: 'mb-2 text-small',
  error: 'mb-1.5 text-small',
  aside: 'mt-2 text-small',
};

/** What a control inside a {@link Field} must carry to be tied to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  /** Given where something else must know the control, such as an error summary. */
  id?: string;
  label: string;
  /** Says 'optional' beside the label. */
  isOptional?: boolean;
  /** Above the input: what to know before typing. */
  hint?: ReactNode;
  /** What is wrong with the value; stands between hint and input. */
  error?: ReactNode;
  /** A line below the input, such as a phone number to ring. */
  aside?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

export function Field({ id: givenId, label, isOptional, hint, error, aside, children }: FieldProps) {
  const look = useDensity()?.field ?? shopField;
  const ownId = useId();
  const id = givenId ?? ownId;
  const parts = { hint: hint && `${id}-hint`, error: error && `${id}-error`, aside: aside && `${id}-aside` };
  const describedBy = [parts.hint, parts.error, parts.aside].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className={cx('block font-label', look.label)}>
        {label}
        {isOptional && <span className="font-normal text-ink-3"> optional</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={cx('text-ink-3', look.hint)}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={cx('font-label wrap-anywhere text-bad', look.error)}>
          {error}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {aside && (
        <div id={`${id}-aside`} className={cx('text-ink-3', look.aside)}>
          {aside}
        </div>
      )}
    </div>
  );
}
