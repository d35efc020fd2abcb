import type { ReactNode } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/** What every field has that is bound to a form of useEditForm. */
export interface BoundField<Fields extends FieldValues, Name extends FieldPath<Fields>> {
  form: UseFormReturn<Fields>;
  name: Name;
  label: string;
  isOptional?: boolean;
  hint?: ReactNode;
  /** What is wrong with a value; undefined: nothing. Besides what the field checks by itself. */
  validate?: (value: FieldPathValue<Fields, Name>, fields: Fields) => string | undefined;
}

/** What is wrong with a field now. */
export const errorOf = <Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  name: FieldPath<Fields>,
): string | undefined => form.getFieldState(name, form.formState).error?.message;
