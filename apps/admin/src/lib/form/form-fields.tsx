import {
  Field,
  InputCell,
  lengthProblem,
  Select,
  Switch,
  TextArea,
  TextInput,
  UnitInput,
  type FieldControl,
  type SelectOption,
} from '@app/ui';
import { useId, type ChangeEvent, type FocusEvent, type ReactNode } from 'react';
import {
  useController,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { formText as text } from './form-text';
import { asDecimal, numberProblem, type NumberLimits } from './number-problem';

interface BoundField<Fields extends FieldValues, Name extends FieldPath<Fields>> {
  form: UseFormReturn<Fields>;
  name: Name;
  label: string;
  isOptional?: boolean;
  hint?: ReactNode;
  /** What is wrong with a value; undefined: nothing. Besides what the field checks by itself. */
  validate?: (value: FieldPathValue<Fields, Name>, fields: Fields) => string | undefined;
}

/** `{...field('name')}` binds a field and labels it. */
export const fieldOf =
  <Fields extends FieldValues, Labels extends Readonly<Record<string, string>>>(
    form: UseFormReturn<Fields>,
    labels: Labels,
  ) =>
  <Name extends FieldPath<Fields> & keyof Labels & string>(name: Name) => ({
    form,
    name,
    label: labels[name],
  });

export const errorOf = <Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  name: FieldPath<Fields>,
): string | undefined => form.getFieldState(name, form.formState).error?.message;

const FieldFrame = <Fields extends FieldValues, Name extends FieldPath<Fields>>({
  form,
  name,
  hint,
  ...field
}: Omit<BoundField<Fields, Name>, 'validate'> & { children: (control: FieldControl) => ReactNode }) => (
  <Field {...field} aside={hint} error={errorOf(form, name)} />
);

interface TextFieldProps {
  /** What an empty field says; `true` for '{label} is required'. */
  isRequired?: boolean | string;
  /** Characters. Longer ones stay in the field, with a sentence. */
  maxLength?: number;
  type?: 'text' | 'email' | 'password';
  autoComplete?: string;
  autoCapitalize?: 'characters';
  isLong?: boolean;
}

export function TextField<Fields extends FieldValues, Name extends FieldPath<Fields>>({
  isRequired,
  maxLength,
  type = 'text',
  autoComplete = 'off',
  autoCapitalize,
  isLong = false,
  validate,
  ...field
}: BoundField<Fields, Name> & TextFieldProps) {
  const { form, name } = field;
  const tooLong = (typed: string) => (maxLength === undefined ? null : lengthProblem(typed, maxLength));
  const binding = form.register(name, {
    validate: (value, fields: Fields) => {
      const typed = String(value ?? '');
      if (isRequired && typed.trim() === '')
        return isRequired === true ? text.required(field.label) : isRequired;
      return tooLong(typed) ?? validate?.(value, fields);
    },
    // At once, and not by cutting what was pasted.
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      void (tooLong(target.value) && form.trigger(name)),
  });
  const input = { ...binding, required: Boolean(isRequired) };
  return (
    <FieldFrame {...field}>
      {(control) =>
        isLong ? (
          <TextArea {...control} {...input} />
        ) : (
          <TextInput
            {...control}
            {...input}
            type={type}
            autoComplete={autoComplete}
            autoCapitalize={autoCapitalize}
          />
        )
      }
    </FieldFrame>
  );
}

interface NumberFieldProps extends NumberLimits {
  /** Before the number, such as '£'. */
  prefix?: string;
  /** Behind it, such as 'per 100×100 mm'. */
  suffix?: string;
}

/**
 * A number as a decimal string, with its limits in words at the field. It is a text field: a number field drops the
 * comma of '6,80' and makes 680 of it.
 */
export function NumberField<Fields extends FieldValues, Name extends FieldPath<Fields>>({
  prefix,
  suffix,
  min,
  max,
  decimals,
  validate,
  ...field
}: BoundField<Fields, Name> & NumberFieldProps) {
  const problemOf = (typed: string) =>
    field.isOptional && typed.trim() === ''
      ? undefined
      : numberProblem(typed, { min, max, decimals }, prefix === '£' ? '£' : '');
  const binding = field.form.register(field.name, {
    validate: (value, fields: Fields) => problemOf(String(value ?? '')) ?? validate?.(value, fields),
    setValueAs: (value: string | null) => asDecimal(value ?? '', decimals),
    // Shows how it was read before it is sent.
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
      target.value = asDecimal(target.value, decimals);
    },
  });
  return (
    <FieldFrame {...field}>
      {(control) => (
        <TextInput
          {...control}
          {...binding}
          autoComplete="off"
          // The decimal keys of a telephone often have no minus.
          inputMode={min !== undefined && min >= 0 ? 'decimal' : 'text'}
          before={prefix && <InputCell at="start">{prefix}</InputCell>}
          after={suffix && <InputCell>{suffix}</InputCell>}
          className="num"
        />
      )}
    </FieldFrame>
  );
}

/** A measurement. It is a text field: scrolling over it must not change a millimetre. */
export function MmField<Fields extends FieldValues, Name extends FieldPath<Fields>>({
  validate,
  ...field
}: BoundField<Fields, Name>) {
  const { form, name } = field;
  // What was said at once is also taken back at once, before anything was sent.
  const onChange = () => void (errorOf(form, name) && form.trigger(name));
  return (
    <FieldFrame {...field}>
      {(control) => <UnitInput {...control} {...form.register(name, { validate, onChange })} unit="mm" />}
    </FieldFrame>
  );
}

/** A day, by the browser's own calendar. The value is '2026-12-21', or ''. */
export const DateField = <Fields extends FieldValues, Name extends FieldPath<Fields>>({
  validate,
  min,
  max,
  ...field
}: BoundField<Fields, Name> & { min?: string; max?: string }) => (
  <FieldFrame {...field}>
    {(control) => (
      <TextInput
        {...control}
        {...field.form.register(field.name, { validate })}
        type="date"
        min={min}
        max={max}
        className="num"
      />
    )}
  </FieldFrame>
);

/** One of several. The value is a string. */
export function SelectField<Fields extends FieldValues, Name extends FieldPath<Fields>>({
  validate,
  options,
  onChosen,
  ...frame
}: BoundField<Fields, Name> & { options: readonly SelectOption[]; onChosen?: (value: string) => void }) {
  const { form, name } = frame;
  // Controlled: the options may arrive after the value that is one of them.
  const { field } = useController({ control: form.control, name, rules: { validate } });
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Select
          {...control}
          {...field}
          options={options}
          onChange={(event) => {
            field.onChange(event);
            onChosen?.(event.currentTarget.value);
          }}
        />
      )}
    </FieldFrame>
  );
}

export function SwitchField<Fields extends FieldValues, Name extends FieldPath<Fields>>({
  form,
  name,
  label,
  hint,
}: Omit<BoundField<Fields, Name>, 'isOptional' | 'validate'>) {
  const id = useId();
  const { field } = useController({ control: form.control, name });
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <label htmlFor={id} className="text-admin font-label">
          {label}
        </label>
        {hint && (
          <div id={hintId} className="text-caption text-ink-3">
            {hint}
          </div>
        )}
      </div>
      <Switch id={id} isOn={Boolean(field.value)} onChange={field.onChange} describedBy={hintId} />
    </div>
  );
}
