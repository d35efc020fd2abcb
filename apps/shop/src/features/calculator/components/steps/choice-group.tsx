import type { ReactNode } from 'react';
import type { FieldName } from '../../configuration/fields';

interface ChoiceGroupProps {
  /** Lets a validation error focus the first control. */
  field: FieldName;
  label: string;
  error?: string | null;
  className: string;
  children: ReactNode;
}

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
