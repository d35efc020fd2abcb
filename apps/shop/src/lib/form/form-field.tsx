import { Field, TextArea, TextInput } from '@app/ui';
import type { ComponentProps } from 'react';
import type { BoundField } from './use-inquiry-form';

interface FormFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'> {
  field: BoundField;
  hint?: string;
  isLong?: boolean;
  /** Spans the row where fields have two columns. */
  isWide?: boolean;
}

/** A form field with label, hint and error. */
export function FormField({ field, hint, isLong, isWide, type = 'text', ...input }: FormFieldProps) {
  const { id, name, label, rule, error } = field;
  const isRequired = rule.missing !== undefined;
  return (
    <div className={isWide ? 'tablet:col-span-full' : undefined}>
      <Field id={id} label={label} isOptional={!isRequired} hint={hint} error={error}>
        {(control) => {
          const shared = { ...control, name, required: isRequired };
          return isLong ? <TextArea {...shared} /> : <TextInput {...shared} {...input} type={type} />;
        }}
      </Field>
    </div>
  );
}
