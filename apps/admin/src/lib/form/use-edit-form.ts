import type { ErrorDetails } from '@app/contracts';
import { ApiError } from '@app/web-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { isSignedOut } from '../api/create-query-client';
import { apiErrorMessage, showErrorToast } from '../api/show-error-toast';
import { invalidateData, type InvalidatedData } from '../api/invalidate-data';
import { leaveGuard, useUnsavedChanges } from '../guard/leave-guard';

interface EditFormOptions<Row, Fields extends FieldValues> {
  /** The row as last loaded; null or absent: a new one. Give the form a `key` of the row's id. */
  row?: Row | null;
  toFields: (row: Row | null) => Fields;
  /** `base` is the row the form was filled from; its version is sent along. */
  save: (fields: Fields, base: Row | null) => Promise<Row>;
  invalidates: InvalidatedData;
  onSaved?: (row: Row) => void;
  /** Called after `onSaved`. Asks first if something was typed while saving. */
  closeAfterSave?: (row: Row) => void;
  /** Toast title, such as `apiText.updateFailed`; absent: only the form shows it. */
  failure?: string;
  /** False where unsaved input is no loss, such as a login. */
  warnOnUnsaved?: boolean;
}

export interface EditFormState<Row, Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  /** `beforeSubmit` runs first, unless a request is under way. */
  submit: (event?: FormEvent, beforeSubmit?: () => void) => void;
  isSaving: boolean;
  error: Error | null;
  /** Errors of the API that belong to no field; see FormError. */
  formError: string | null;
  /** Somebody else's version, and both sets of fields; see ConflictDialog. */
  conflict: { theirs: Row; theirFields: Fields; myFields: Fields } | null;
  acceptTheirVersion: () => void;
  /** Keeps my input; the next save checks for conflicts again. */
  keepEditing: () => void;
  /** Saves my changes on top of theirs; fields I did not change keep their values. */
  keepMyVersion: () => void;
}

/**
 * A form for one row: inline errors (its own and the API's `details.fields`), a guard for unsaved changes, and the
 * handling of edit conflicts (409).
 */
export function useEditForm<Row, Fields extends FieldValues>({
  row = null,
  toFields,
  save,
  invalidates,
  onSaved,
  closeAfterSave,
  failure,
  warnOnUnsaved = true,
}: EditFormOptions<Row, Fields>): EditFormState<Row, Fields> {
  const client = useQueryClient();
  const [base, setBase] = useState(row);
  const saving = useMutation({
    mutationFn: ({ fields, rowBefore }: { fields: Fields; rowBefore: Row | null }) => save(fields, rowBefore),
  });
  const [conflict, setConflict] = useState<EditFormState<Row, Fields>['conflict']>(null);
  const [formError, setFormError] = useState<string | null>(null);
  const form = useForm<Fields>({ defaultValues: toFields(row) as DefaultValues<Fields> });
  const { isDirty } = form.formState;
  const { release } = useUnsavedChanges(warnOnUnsaved && isDirty);

  const resetTo = (next: Row | null) => {
    setBase(next);
    form.reset(toFields(next));
  };
  // Refills the form from a refetched row, unless it has unsaved input: then saving reports the conflict. If none of the
  // form's fields has changed, such as after an upload, only the row's new version is kept for the next save.
  const refill = useRef(resetTo);
  useEffect(() => {
    refill.current = (next) => {
      if (!isDirty) resetTo(next);
      else if (isEqual(toFields(next), toFields(base))) setBase(next);
    };
  });
  const lastRow = useRef(row);
  useEffect(() => {
    if (row === lastRow.current) return;
    lastRow.current = row;
    if (row) refill.current(row);
  }, [row]);

  const isBusy = useRef(false);
  /** Ignores a second click before the button is redrawn. */
  const unlessBusy = async (work: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } finally {
      isBusy.current = false;
    }
  };
  const send = async (fields: Fields, rowBefore: Row | null) => {
    setFormError(null);
    try {
      const saved = await saving.mutateAsync({ fields, rowBefore });
      const typed = form.getValues();
      resetTo(saved);
      // Typed while saving: it stays in the form as unsaved.
      if (isEqual(typed, fields)) release();
      else form.reset(mergeFields(toFields(saved), fields, typed), { keepDefaultValues: true });
      invalidateData(client, invalidates);
      onSaved?.(saved);
      if (closeAfterSave) leaveGuard.confirmThen(() => closeAfterSave(saved));
    } catch (error) {
      const theirs = currentOf<Row>(error);
      if (theirs) {
        const theirFields = toFields(theirs);
        setConflict({ theirs, theirFields, myFields: mergeFields(theirFields, toFields(rowBefore), fields) });
      } else if (!isSignedOut(error)) {
        const fieldErrors = detailsOf(error)?.fields ?? [];
        const withoutField = showAtFields(form, fieldErrors);
        setFormError(
          joinMessages(withoutField) ||
            (fieldErrors.length > 0 ? null : (apiErrorMessage(error) ?? failure ?? null)),
        );
        // The toast is needed because the field may be out of view.
        if (failure) showErrorToast(error, failure, joinMessages(fieldErrors));
      }
    }
  };

  return {
    form,
    isSaving: saving.isPending,
    error: saving.error,
    formError,
    conflict,
    submit: (event, beforeSubmit) => {
      event?.preventDefault();
      void unlessBusy(() => {
        beforeSubmit?.();
        return form.handleSubmit((fields) => send(fields, base))(event);
      });
    },
    acceptTheirVersion: () => {
      if (conflict) resetTo(conflict.theirs);
      setConflict(null);
      invalidateData(client, invalidates);
    },
    keepEditing: () => setConflict(null),
    keepMyVersion: () => {
      if (!conflict) return;
      resetTo(conflict.theirs);
      form.reset(conflict.myFields, { keepDefaultValues: true });
      setConflict(null);
      void unlessBusy(() => send(conflict.myFields, conflict.theirs));
    },
  };
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Their fields, except for those that I have changed. */
const mergeFields = <Fields extends FieldValues>(theirs: Fields, before: Fields, mine: Fields): Fields =>
  Object.fromEntries(
    Object.entries(mine).map(([name, value]: [string, unknown]) => [
      name,
      isEqual(value, before[name]) ? (theirs[name] as unknown) : value,
    ]),
  ) as Fields;

const detailsOf = (error: unknown): ErrorDetails | undefined =>
  error instanceof ApiError ? error.body?.details : undefined;

const currentOf = <Row>(error: unknown): Row | undefined => detailsOf(error)?.current as Row | undefined;

type FieldErrors = NonNullable<ErrorDetails['fields']>;

const joinMessages = (fieldErrors: FieldErrors): string =>
  fieldErrors.map(({ message }) => message).join(' ');

/**
 * Shows the API's errors at their fields, also nested ones such as 'adjustment.amount'.
 * @returns errors without a field here
 */
function showAtFields<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  fieldErrors: FieldErrors,
): FieldErrors {
  const isInForm = ({ field }: FieldErrors[number]) => {
    const value: unknown = form.getValues(field as FieldPath<Fields>);
    // An object such as 'sink' has no input of its own.
    return value !== undefined && typeof value !== 'object';
  };
  const inForm = fieldErrors.filter(isInForm);
  inForm.forEach(({ field, message }, index) =>
    form.setError(field as FieldPath<Fields>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return fieldErrors.filter((fieldError) => !inForm.includes(fieldError));
}
