import { Field, UnitInput } from '@app/ui';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { errorOf, type BoundField } from './bound-field';

/** A measurement. It is a text field: scrolling over it must not change a millimetre. */
export const MmField = <Fields extends FieldValues, Name extends FieldPath<Fields>>({
  form,
  name,
  label,
  isOptional,
  hint,
  validate,
}: BoundField<Fields, Name>) => (
  <Field label={label} isOptional={isOptional} aside={hint} error={errorOf(form, name)}>
    {(control) => (
      <UnitInput
        {...control}
        {...form.register(name, {
          validate,
          // What was said at once is also taken back at once, before anything was sent.
          onChange: () => {
            if (errorOf(form, name)) void form.trigger(name);
          },
        })}
        unit="mm"
      />
    )}
  </Field>
);
