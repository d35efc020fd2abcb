import { Field, InputCell, TextInput } from '@app/ui';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { errorOf, type BoundField } from './bound-field';
import { numberProblem, type NumberLimits } from './number-problem';

interface NumberFieldProps<Fields extends FieldValues, Name extends FieldPath<Fields>>
  extends BoundField<Fields, Name>, NumberLimits {
  /** Before the number, such as '£'. */
  prefix?: string;
  /** Behind it, such as 'per 100×100 mm'. */
  suffix?: string;
}

/** A number as a decimal string, with its limits in the input and in words at the field. */
export function NumberField<Fields extends FieldValues, Name extends FieldPath<Fields>>(
  props: NumberFieldProps<Fields, Name>,
) {
  const { form, name, label, isOptional, hint, validate, prefix, suffix, min, max, decimals } = props;
  const binding = form.register(name, {
    validate: (value, fields: Fields) =>
      (isOptional && String(value ?? '').trim() === ''
        ? undefined
        : numberProblem(String(value ?? ''), { min, max, decimals }, prefix === '£' ? '£' : '')) ??
      validate?.(value, fields),
  });
  return (
    <Field label={label} isOptional={isOptional} aside={hint} error={errorOf(form, name)}>
      {(control) => (
        <TextInput
          {...control}
          {...binding}
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={1 / 10 ** decimals}
          // A scroll over the field must not change a price.
          onWheel={({ currentTarget }) => currentTarget.blur()}
          before={prefix && <InputCell at="start">{prefix}</InputCell>}
          after={suffix && <InputCell>{suffix}</InputCell>}
          className="num [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
        />
      )}
    </Field>
  );
}
