import { useId, type ReactNode } from 'react';
import { formText as text } from './form-text';

export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldRowProps {
  label: string;
  isOptional?: boolean;
  hint?: ReactNode;
  error?: string;
  children: (control: FieldControlProps) => ReactNode;
}

/** A label, what is wrong, the control, and a hint below it. For fields outside a form of react-hook-form, too. */
export function FieldRow({ label, isOptional, hint, error, children }: FieldRowProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1.25 block text-admin font-label">
        {label}
        {isOptional && <span className="font-normal text-ink-3"> {text.optional}</span>}
      </label>
      {error && (
        <p id={`${id}-error`} className="mb-1.25 text-tiny font-label text-bad">
          {error}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <div id={`${id}-hint`} className="mt-1 text-caption text-ink-3">
          {hint}
        </div>
      )}
    </div>
  );
}
