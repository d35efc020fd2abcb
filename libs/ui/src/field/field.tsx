import { useId, type ReactNode } from 'react';

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
  hint?: ReactNode;
  /** What is wrong with the value; stands between hint and input. */
  error?: string | null;
  /** A line below the input, such as a phone number to ring. */
  aside?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

export function Field({ id: givenId, label, isOptional, hint, error, aside, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const parts = { hint: hint && `${id}-hint`, error: error && `${id}-error`, aside: aside && `${id}-aside` };
  const describedBy = [parts.hint, parts.error, parts.aside].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-label font-label">
        {label}
        {isOptional && <span className="font-normal text-ink-3"> optional</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-small text-ink-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mb-1.5 text-small font-label wrap-anywhere text-bad">
          {error}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {aside && (
        <p id={`${id}-aside`} className="mt-2 text-small text-ink-3">
          {aside}
        </p>
      )}
    </div>
  );
}
