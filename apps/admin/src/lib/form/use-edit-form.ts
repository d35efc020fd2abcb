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
  /** The row as the API has it now; null, or left out: a new one. Give the form a `key` of the row's id. */
  row?: Row | null;
  toFields: (row: Row | null) => Fields;
  /** Sends it. `base` is the row as it was when the form was filled: its version goes along. */
  save: (fields: Fields, base: Row | null) => Promise<Row>;
  changes: Changes;
  /** After the answer: here it may say so. */
  onSaved?: (row: Row) => void;
  /** And then: where the form goes. What was typed while it was saved is asked about first. */
  close?: (row: Row) => void;
  /** Toast on a failure, such as `apiText.updateFailed`; without it the form says so itself. */
  failure?: string;
  /** Not where nothing that was typed is worth asking about, such as a login. */
  isGuarded?: boolean;
}

export interface EditFormState<Row, Fields extends FieldValues> {
  form: UseFormReturn<Fields>;
  /** `begin` is done first, unless it is being sent already. */
  submit: (event?: FormEvent, begin?: () => void) => void;
  isSaving: boolean;
  /** Why it was not saved. */
  error: Error | null;
  /** As much of it as no field here says, for as long as it is so; see FormRefusal. */
  refusal: string | null;
  /** The row that somebody else has saved meanwhile, with what both say; see ConflictDialog. */
  conflict: { theirs: Row; theirFields: Fields; myFields: Fields } | null;
  takeTheirs: () => void;
  /** Back to the form with mine in it; the next save will find out again. */
  lookAgain: () => void;
  /** Saves again, on top of theirs: what was left alone here stays as they have it. */
  keepMine: () => void;
}

/**
 * A form on one row: inline errors (its own on submit and from then on while typing, the API's from
 * `details.fields`, which a toast says as well), a guard for what is not saved, and the way out when somebody else was quicker (409).
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
  // A row that arrives anew fills the form, unless somebody is typing: then the version of old will tell. Nothing
  // is to be told where the form's own fields are as they were, such as after an upload of one's own.
  const take = useRef(fillWith);
  useEffect(() => {
    take.current = (next) => {
      if (!isDirty) fillWith(next);
      else if (isSame(toFields(next), toFields(base))) setBase(next);
    };
  });
  const known = useRef(row);
  useEffect(() => {
    if (row === known.current) return;
    known.current = row;
    if (row) take.current(row);
  }, [row]);

  const isBusy = useRef(false);
  /** Pressed twice before anything could be drawn, it is still one request: the first. */
  const once = async (work: () => Promise<void>) => {
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
      // What was typed meanwhile stays, and is not saved.
      if (isSame(typed, fields)) release();
      else form.reset(onTopOf(toFields(saved), fields, typed), { keepDefaultValues: true });
      refreshStale(client, changes);
      onSaved?.(saved);
      if (close) leaveGuard.leave(() => close(saved));
    } catch (error) {
      const theirs = currentOf<Row>(error);
      if (theirs) {
        const theirFields = toFields(theirs);
        setConflict({ theirs, theirFields, myFields: onTopOf(theirFields, toFields(on), fields) });
      } else if (!isSignedOut(error)) {
        const refused = detailsOf(error)?.fields ?? [];
        const elsewhere = showAtFields(form, refused);
        setRefusal(
          inWords(elsewhere) || (refused.length > 0 ? null : (sentenceOf(error) ?? failure ?? null)),
        );
        // Its field may be out of sight.
        if (failure) showFailure(error, failure, inWords(refused));
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
      void once(() => {
        begin?.();
        return form.handleSubmit((fields) => send(fields, base))(event);
      });
    },
    takeTheirs: () => {
      if (conflict) fillWith(conflict.theirs);
      setConflict(null);
      refreshStale(client, changes);
    },
    lookAgain: () => setConflict(null),
    keepMine: () => {
      if (!conflict) return;
      fillWith(conflict.theirs);
      form.reset(conflict.myFields, { keepDefaultValues: true });
      setConflict(null);
      void once(() => send(conflict.myFields, conflict.theirs));
    },
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Theirs with what was changed here: a field that was left alone is nobody's wish to have it back. */
const onTopOf = <Fields extends FieldValues>(theirs: Fields, before: Fields, mine: Fields): Fields =>
  Object.fromEntries(
    Object.entries(mine).map(([name, value]: [string, unknown]) => [
      name,
      isSame(value, before[name]) ? (theirs[name] as unknown) : value,
    ]),
  ) as Fields;

const detailsOf = (error: unknown): ErrorDetails | undefined =>
  error instanceof ApiError ? error.body?.details : undefined;

const currentOf = <Row>(error: unknown): Row | undefined => detailsOf(error)?.current as Row | undefined;

type Refusals = NonNullable<ErrorDetails['fields']>;

const inWords = (refused: Refusals): string => refused.map(({ message }) => message).join(' ');

/**
 * Puts the API's refusals at their fields; 'adjustment.amount' is one as well.
 * @returns those that have none here
 */
function showAtFields<Fields extends FieldValues>(form: UseFormReturn<Fields>, refused: Refusals): Refusals {
  const isHere = ({ field }: Refusals[number]) => {
    const value: unknown = form.getValues(field as FieldPath<Fields>);
    // A part as a whole, such as 'sink', has no input that could say anything.
    return value !== undefined && typeof value !== 'object';
  };
  const here = refused.filter(isHere);
  here.forEach(({ field, message }, index) =>
    form.setError(field as FieldPath<Fields>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return refused.filter((refusal) => !here.includes(refusal));
}
