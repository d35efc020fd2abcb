import type { ReactNode } from 'react';
import type { FieldName } from '../configuration/fields';

interface ChoiceGroupProps {
  /** For finding the first control when something is wrong with it. */
  field: FieldName;
  label: string;
  /** What is missing, once it may be said. */
  error?: string | null;
  className: string;
  children: ReactNode;
}

/** A group of radio cards. */
export function ChoiceGroup({ field, label, error, className, children }: ChoiceGroupProps) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-describedby={error ? `${field}-error` : undefined}
      data-field={field}
    >
      {error && (
        <p id={`${field}-error`} className="mb-2.5 text-small font-label text-bad">
          {error}
        </p>
      )}
      <div className={className}>{children}</div>
    </div>
  );
}
