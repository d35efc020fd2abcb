import type { FieldPath, FieldValues } from 'react-hook-form';
import { Select, type SelectOption } from '../controls/select';
import { errorOf, type BoundField } from './bound-field';
import { FieldRow } from './field-row';

interface SelectFieldProps<Fields extends FieldValues, Name extends FieldPath<Fields>> extends BoundField<
  Fields,
  Name
> {
  options: readonly SelectOption[];
}

/** One of several, bound to a form. The value is a string. */
export function SelectField<Fields extends FieldValues, Name extends FieldPath<Fields>>({
  form,
  name,
  label,
  isOptional,
  hint,
  validate,
  options,
}: SelectFieldProps<Fields, Name>) {
  const binding = form.register(name, { validate });
  return (
    <FieldRow label={label} isOptional={isOptional} hint={hint} error={errorOf(form, name)}>
      {(control) => <Select {...control} {...binding} options={options} />}
    </FieldRow>
  );
}
