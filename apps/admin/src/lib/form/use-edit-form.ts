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
import { sentenceOf, showFailure } from '../api/show-failure';
import { refreshStale, type Changes } from '../api/stale-data';
import { leaveGuard, useUnsavedChanges } from '../guard/leave-guard';

interface EditFormOptions<Row, Fields extends FieldValues> {
  /** The row as last loaded; null or absent: a new one. Give the form a `key` of the row's id. */
  row?: Row | null;
  toFields: (row: Row | null) => Fields;
  /** `base` is the row the form was filled from; its version is sent along. */
  save: (fields: Fields, base: Row | null) => Promise<Row>;
  changes: Changes;
  onSaved?: (row: Row) => void;
  /** Called next. Asks first if something was typed while saving. */
  close?: (row: Row) => void;
  /** Toast title, such as `apiText.updateFailed`; absent: only the form shows it. */
  failure?: string;
  /** False where unsaved input is no loss, such as a login. */
  isGuarded?: boolean;
}

export interface EditFormState<Row, Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  /** `begin` runs first, unless a request is under way. */
  submit: (event?: FormEvent, begin?: () => void) => void;
  isSaving: boolean;
  error: Error | null;
  /** The part of `error` that belongs to no field; see FormRefusal. */
  refusal: string | null;
  /** Somebody else's version, and both sets of fields; see ConflictDialog. */
  conflict: { theirs: Row; theirFields: Fields; myFields: Fields } | null;
  takeTheirs: () => void;
  /** Keeps my input; the next save checks for conflicts again. */
  keepEditing: () => void;
  /** Saves my changes on top of theirs; fields I did not change keep their values. */
  keepMine: () => void;
}

/**
 * A form for one row: inline errors (its own and the API's `details.fields`), a guard for unsaved changes, and the
 * handling of edit conflicts (409).
 */
export function useEditForm<Row, Fields extends FieldValues>({
  row = null,
  toFields,
  save,
  changes,
  onSaved,
  close,
  failure,
  isGuarded = true,
}: EditFormOptions<Row, Fields>): EditFormState<Row, Fields> {
  const client = useQueryClient();
  const [base, setBase] = useState(row);
  const saving = useMutation({
    mutationFn: ({ fields, on }: { fields: Fields; on: Row | null }) => save(fields, on),
  });
  const [conflict, setConflict] = useState<EditFormState<Row, Fields>['conflict']>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<Fields>({ defaultValues: toFields(row) as DefaultValues<Fields> });
  const { isDirty } = form.formState;
  const { release } = useUnsavedChanges(isGuarded && isDirty);

  const fillWith = (next: Row | null) => {
    setBase(next);
    form.reset(toFields(next));
  };
  // Refills the form from a refetched row, unless somebody is typing: then saving reports the conflict. If no field of
  // this form has changed, such as after one's own upload, only the version is taken.
  const refill = useRef(fillWith);
  useEffect(() => {
    refill.current = (next) => {
      if (!isDirty) fillWith(next);
      else if (isEqual(toFields(next), toFields(base))) setBase(next);
    };
  });
  const known = useRef(row);
  useEffect(() => {
    if (row === known.current) return;
    known.current = row;
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
  const send = async (fields: Fields, on: Row | null) => {
    setRefusal(null);
    try {
      const saved = await saving.mutateAsync({ fields, on });
      const typed = form.getValues();
      fillWith(saved);
      // Typed while saving: it stays in the form as unsaved.
      if (isEqual(typed, fields)) release();
      else form.reset(mergeFields(toFields(saved), fields, typed), { keepDefaultValues: true });
      refreshStale(client, changes);
      onSaved?.(saved);
      if (close) leaveGuard.leave(() => close(saved));
    } catch (error) {
      const theirs = currentOf<Row>(error);
      if (theirs) {
        const theirFields = toFields(theirs);
        setConflict({ theirs, theirFields, myFields: mergeFields(theirFields, toFields(on), fields) });
      } else if (!isSignedOut(error)) {
        const refused = detailsOf(error)?.fields ?? [];
        const elsewhere = showAtFields(form, refused);
        setRefusal(
          joinMessages(elsewhere) || (refused.length > 0 ? null : (sentenceOf(error) ?? failure ?? null)),
        );
        // The field may be out of view.
        if (failure) showFailure(error, failure, joinMessages(refused));
      }
    }
  };

  return {
    form,
    isSaving: saving.isPending,
    error: saving.error,
    refusal,
    conflict,
    submit: (event, begin) => {
      event?.preventDefault();
      void unlessBusy(() => {
        begin?.();
        return form.handleSubmit((fields) => send(fields, base))(event);
      });
    },
    takeTheirs: () => {
      if (conflict) fillWith(conflict.theirs);
      setConflict(null);
      refreshStale(client, changes);
    },
    keepEditing: () => setConflict(null),
    keepMine: () => {
      if (!conflict) return;
      fillWith(conflict.theirs);
      form.reset(conflict.myFields, { keepDefaultValues: true });
      setConflict(null);
      void unlessBusy(() => send(conflict.myFields, conflict.theirs));
    },
  };
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Only fields changed here overwrite theirs. */
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

type Refusals = NonNullable<ErrorDetails['fields']>;

const joinMessages = (refused: Refusals): string => refused.map(({ message }) => message).join(' ');

/**
 * Shows the API's errors at their fields, also nested ones such as 'adjustment.amount'.
 * @returns errors without a field here
 */
function showAtFields<Fields extends FieldValues>(form: UseFormReturn<Fields>, refused: Refusals): Refusals {
  const isHere = ({ field }: Refusals[number]) => {
    const value: unknown = form.getValues(field as FieldPath<Fields>);
    // An object such as 'sink' has no input of its own.
    return value !== undefined && typeof value !== 'object';
  };
  const here = refused.filter(isHere);
  here.forEach(({ field, message }, index) =>
    form.setError(field as FieldPath<Fields>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return refused.filter((refusal) => !here.includes(refusal));
}
