import { Field, TextArea, TextInput, wholeReferencesAndAmounts } from '@app/ui';
import type { ComponentProps } from 'react';
import type { BoundField } from './use-shop-form';

interface FormFieldProps extends ComponentProps<typeof TextInput> {
  field: BoundField;
  isLong?: boolean;
  /** Spans the row where fields have two columns. */
  isWide?: boolean;
}

/** A form field with label, hint and error. */
export function FormField({ field, isLong, isWide, ...input }: FormFieldProps) {
  const { id, name, rule, value, error, onChange } = field;
  const isRequired = rule.missing !== undefined;
  return (
    <div className={isWide ? 'tablet:col-span-full' : undefined}>
      <Field
        id={id}
        label={rule.label}
        isOptional={!isRequired}
        hint={wholeReferencesAndAmounts(rule.hint)}
        error={wholeReferencesAndAmounts(error)}
      >
        {(control) => {
          const bound = { ...control, name, value, required: isRequired };
          return isLong ? (
            <TextArea {...bound} onChange={(event) => onChange(event.target.value)} />
          ) : (
            <TextInput {...input} {...bound} onChange={(event) => onChange(event.target.value)} />
          );
        }}
      </Field>
    </div>
  );
}
