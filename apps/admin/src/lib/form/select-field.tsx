import { Field, Select, type SelectOption } from '@app/ui';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { errorOf, type BoundField } from './bound-field';

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
  // Controlled: the options may arrive after the value that is one of them.
  const { field } = useController({ control: form.control, name, rules: { validate } });
  return (
    <Field label={label} isOptional={isOptional} aside={hint} error={errorOf(form, name)}>
      {(control) => <Select {...control} {...field} options={options} />}
    </Field>
  );
}
