import {
  Field,
  InputCell,
  lengthProblem,
  Select,
  TextArea,
  TextInput,
  UnitInput,
  type FieldControl,
  type SelectOption,
} from '@app/ui';
import { type ChangeEvent, type FocusEvent, type ReactNode } from 'react';
import {
  useController,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { SwitchRow } from '../controls/switch-row';
import { asDecimal, numberProblem, type NumberLimits } from './number-problem';

interface BoundField<Fields extends FieldValues, Name extends FieldPath<Fields>> {
  form: UseFormReturn<Fields>;
  name: Name;
  label: string;
  isOptional?: boolean;
  hint?: ReactNode;
  /** In addition to the field's own checks; undefined: no problem. */
  validate?: (value: FieldPathValue<Fields, Name>, fields: Fields) => string | undefined;
}

/** `{...field('name')}` binds and labels a field. */
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
  /** Message for an empty field; without it the field may be empty. */
  requiredMessage?: string;
  /** Characters. Longer text stays in the field, with an error. */
  maxLength?: number;
  type?: 'text' | 'email' | 'password';
  autoComplete?: string;
  autoCapitalize?: 'characters';
  isLong?: boolean;
}

export function TextField<Fields extends FieldValues, Name extends FieldPath<Fields>>({
  requiredMessage,
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
      if (requiredMessage && typed.trim() === '') return requiredMessage;
      return tooLong(typed) ?? validate?.(value, fields);
    },
    // Reports the limit while typing instead of cutting pasted text.
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      void (tooLong(target.value) && form.trigger(name)),
  });
  const input = { ...binding, required: Boolean(requiredMessage) };
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
  prefix?: string;
  suffix?: string;
}

/** A decimal string. A text field, because a number field turns '6,80' into 680. */
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
    // Shows how the number was read.
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
          // Decimal keypads on phones often have no minus.
          inputMode={min !== undefined && min >= 0 ? 'decimal' : 'text'}
          before={prefix && <InputCell at="start">{prefix}</InputCell>}
          after={suffix && <InputCell>{suffix}</InputCell>}
          className="num"
        />
      )}
    </FieldFrame>
  );
}

/** A text field: scrolling over a number field changes its value. */
export function MmField<Fields extends FieldValues, Name extends FieldPath<Fields>>({
  validate,
  ...field
}: BoundField<Fields, Name>) {
  const { form, name } = field;
  // Clears an error as soon as it is corrected.
  const onChange = () => void (errorOf(form, name) && form.trigger(name));
  return (
    <FieldFrame {...field}>
      {(control) => <UnitInput {...control} {...form.register(name, { validate, onChange })} unit="mm" />}
    </FieldFrame>
  );
}

/** The browser's date picker. '2026-12-21', or ''. */
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

export function SelectField<Fields extends FieldValues, Name extends FieldPath<Fields>>({
  validate,
  options,
  onChosen,
  ...frame
}: BoundField<Fields, Name> & { options: readonly SelectOption[]; onChosen?: (value: string) => void }) {
  const { form, name } = frame;
  // Controlled, as the options may load after the value.
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
  ...row
}: Omit<BoundField<Fields, Name>, 'isOptional' | 'validate'> & { isDisabled?: boolean }) {
  const { field } = useController({ control: form.control, name });
  return <SwitchRow {...row} isOn={Boolean(field.value)} onChange={field.onChange} />;
}
