import { Field, TextArea, TextInput } from '@app/ui';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { errorOf, type BoundField } from './bound-field';
import { formText as text } from './form-text';

interface TextFieldProps<Fields extends FieldValues, Name extends FieldPath<Fields>> extends BoundField<
  Fields,
  Name
> {
  /** What an empty field says; `true` for '{label} is required'. */
  isRequired?: boolean | string;
  maxLength?: number;
  type?: 'text' | 'email' | 'password';
  autoComplete?: string;
  /** More than one line. */
  isLong?: boolean;
}

/** A field for words, bound to a form. */
export function TextField<Fields extends FieldValues, Name extends FieldPath<Fields>>(
  props: TextFieldProps<Fields, Name>,
) {
  const { form, name, label, isOptional, hint, validate, isRequired, maxLength, isLong = false } = props;
  const { type = 'text', autoComplete = 'off' } = props;
  const binding = form.register(name, {
    validate: (value, fields: Fields) => {
      if (isRequired && String(value ?? '').trim() === '')
        return isRequired === true ? text.required(label) : isRequired;
      return validate?.(value, fields);
    },
  });
  return (
    <Field label={label} isOptional={isOptional} aside={hint} error={errorOf(form, name)}>
      {(control) =>
        isLong ? (
          <TextArea {...control} {...binding} maxLength={maxLength} required={Boolean(isRequired)} />
        ) : (
          <TextInput
            {...control}
            {...binding}
            type={type}
            autoComplete={autoComplete}
            maxLength={maxLength}
            required={Boolean(isRequired)}
          />
        )
      }
    </Field>
  );
}
