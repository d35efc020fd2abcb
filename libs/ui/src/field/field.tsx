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

/** Props that connect a control to the label, hint and error of its {@link Field}. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  id?: string;
  label: string;
  /** Shows 'optional' beside the label. */
  isOptional?: boolean;
  /** Above the input, to be read before typing. */
  hint?: ReactNode;
  /** Between hint and input. */
  error?: ReactNode;
  /** Below the input, such as a phone number. */
  aside?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

export function Field({ id: givenId, label, isOptional, hint, error, aside, children }: FieldProps) {
  const classes = useDensity()?.field ?? shopField;
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedByIds = {
    hint: hint && `${id}-hint`,
    error: error && `${id}-error`,
    aside: aside && `${id}-aside`,
  };
  const describedBy = [describedByIds.hint, describedByIds.error, describedByIds.aside]
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <label htmlFor={id} className={cx('block font-label', classes.label)}>
        {label}
        {isOptional && <span className="font-normal text-ink-3"> optional</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={cx('text-ink-3', classes.hint)}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={cx('font-label wrap-anywhere text-bad', classes.error)}>
          {error}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {aside && (
        <div id={`${id}-aside`} className={cx('text-ink-3', classes.aside)}>
          {aside}
        </div>
      )}
    </div>
  );
}
