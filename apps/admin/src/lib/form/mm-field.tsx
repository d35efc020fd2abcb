import type { FieldPath, FieldValues } from 'react-hook-form';
import { errorOf, type BoundField } from './bound-field';
import { fieldFrame, fieldInput, fieldUnit } from './field-class';
import { FieldRow } from './field-row';

/** A measurement. It is a text field: scrolling over it must not change a millimetre. */
export const MmField = <Fields extends FieldValues, Name extends FieldPath<Fields>>({
  form,
  name,
  label,
  isOptional,
  hint,
  validate,
}: BoundField<Fields, Name>) => (
  <FieldRow label={label} isOptional={isOptional} hint={hint} error={errorOf(form, name)}>
    {(control) => (
      <div className={fieldFrame}>
        <input
          {...control}
          {...form.register(name, {
            validate,
            // What was said at once is also taken back at once, before anything was sent.
            onChange: () => {
              if (errorOf(form, name)) void form.trigger(name);
            },
          })}
          inputMode="numeric"
          autoComplete="off"
          className={`num ${fieldInput}`}
        />
        <span className={`${fieldUnit} border-l border-line`}>mm</span>
      </div>
    )}
  </FieldRow>
);
