import { Field, TextInput } from '@app/ui';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { errorOf, type BoundField } from './bound-field';

interface DateFieldProps<Fields extends FieldValues, Name extends FieldPath<Fields>> extends BoundField<
  Fields,
  Name
> {
  /** First and last day that make sense, as '2026-12-21'. */
  min?: string;
  max?: string;
}

/** A day, by the browser's own calendar, bound to a form. The value is '2026-12-21', or ''. */
export const DateField = <Fields extends FieldValues, Name extends FieldPath<Fields>>({
  form,
  name,
  label,
  isOptional,
  hint,
  validate,
  min,
  max,
}: DateFieldProps<Fields, Name>) => (
  <Field label={label} isOptional={isOptional} aside={hint} error={errorOf(form, name)}>
    {(control) => (
      <TextInput
        {...control}
        {...form.register(name, { validate })}
        type="date"
        min={min}
        max={max}
        className="num"
      />
    )}
  </Field>
);
