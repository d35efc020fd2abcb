import { rateLimitMessage } from '@app/web-client';
import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import {
  errorsIn,
  errorsOf,
  lengthProblemOf,
  mapFields,
  problemOf,
  fieldErrors,
  toValue,
  type Errors,
  type FieldRule,
  type FieldRules,
  type NameOf,
  type RequestValues,
  type Values,
} from './field-rules';

interface ShopFormOptions<Rules extends FieldRules<keyof Rules>, Response> {
  rules: Rules;
  /** Fields that are not shown now, and so not checked. */
  hidden?: readonly NameOf<Rules>[];
  /** Absent: empty. */
  initial?: Partial<Values<Rules>>;
  onChange?: (values: Values<Rules>) => void;
  /** Called within the submit event. `honeypot` is what a bot typed into HoneypotField. */
  send: (values: RequestValues<Rules>, honeypot: string | null) => Promise<Response>;
  /** Something required is empty. */
  onIncomplete?: (missing: readonly NameOf<Rules>[]) => void;
  onSent?: (values: RequestValues<Rules>, response: Response) => void;
  onFailed?: (error: unknown) => void;
}

/** `message` is the API's own, if it says more than that sending failed. */
export type Outcome = { kind: 'sent' } | { kind: 'failed'; message: string | null };

export type ShopForm<Rules extends FieldRules<keyof Rules> = FieldRules> = ReturnType<
  typeof useShopForm<Rules, unknown>
>;
export type BoundField = ReturnType<ShopForm['field']>;

/** The field only bots fill in; see HoneypotField. */
export const honeypotName = 'website';

/**
 * The state of a form. Errors appear on submit, those of length while typing; each disappears once corrected. If sending
 * fails, the input stays.
 */
export function useShopForm<Rules extends FieldRules<keyof Rules>, Response>(
  options: ShopFormOptions<Rules, Response>,
) {
  const { rules, hidden = [], initial, onChange, send, onIncomplete, onSent, onFailed } = options;
  const id = useId();
  const isHydrated = useIsHydrated();
  const [values, setValues] = useState<Values<Rules>>(() =>
    mapFields<NameOf<Rules>, FieldRule, string>(rules, (_, name) => initial?.[name] ?? ''),
  );
  const [errors, setErrors] = useState<Errors<NameOf<Rules>>>({});
  /** The errors of the last attempt, corrected or not. */
  const [submitErrors, setSubmitErrors] = useState<Errors<NameOf<Rules>>>({});
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);
  const summary = useRef<HTMLDivElement>(null);
  const names = Object.keys(rules) as NameOf<Rules>[];

  /** Adopts what was typed before hydration. */
  const adoptTypedValues = useCallback((form: HTMLFormElement | null) => {
    if (form)
      setValues((initialValues) => mapFields(initialValues, (value, name) => fieldText(form, name) ?? value));
  }, []);

  useEffect(() => {
    const [first] = Object.keys(submitErrors);
    if (!first) return;
    if (summary.current) return summary.current.focus();
    const input = document.getElementById(`${id}-${first}`);
    input?.focus({ preventScroll: true });
    // Shows the label and the error above it too.
    input?.scrollIntoView({ block: 'center' });
  }, [submitErrors, id]);

  const showErrors = (next: Errors<NameOf<Rules>>) => {
    setErrors(next);
    setSubmitErrors(next);
  };

  const changeValues = (change: Partial<Values<Rules>>) => {
    setValues((previous) => ({ ...previous, ...change }));
    setErrors((shown) =>
      errorsOf(names, (name) => {
        const typed = change[name];
        return shown[name] && typed !== undefined ? problemOf(typed, rules[name]) : shown[name];
      }),
    );
    onChange?.({ ...values, ...change });
  };

  /** Empties the fields that still have the sent value. */
  const clear = useCallback(
    (sent: RequestValues<Rules>) =>
      setValues((current) =>
        mapFields(current, (typed, name) => (typed.trim() === (sent[name] ?? '').trim() ? '' : typed)),
      ),
    [],
  );

  const submit = async (form: HTMLFormElement) => {
    const invalid = errorsIn(values, rules, hidden);
    showErrors(invalid);
    setOutcome(null);
    if (Object.keys(invalid).length > 0) {
      const missing = names.filter((name) => invalid[name] && toValue(values[name], rules[name]) === '');
      if (missing.length > 0) onIncomplete?.(missing);
      return;
    }
    isSending.current = true;
    setPending(true);
    const sent = mapFields(values, (typed, name) => {
      const value = toValue(typed, rules[name]);
      return value === '' && rules[name].missing === undefined ? null : value;
    }) as RequestValues<Rules>;
    try {
      const response = await send(sent, fieldText(form, honeypotName) || null);
      setOutcome({ kind: 'sent' });
      onSent?.(sent, response);
    } catch (error) {
      showErrors(fieldErrors(error, names));
      setOutcome({ kind: 'failed', message: rateLimitMessage(error) });
      onFailed?.(error);
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };

  return {
    /** Props of the form element. */
    props: {
      ref: adoptTypedValues,
      noValidate: isHydrated,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isSending.current) void submit(event.currentTarget);
      },
      onInput: () => setOutcome(null),
    },
    /** Binds an input; see FormField. */
    field: (name: NameOf<Rules>) => ({
      id: `${id}-${name}`,
      name,
      rule: rules[name] as FieldRule,
      value: values[name],
      error: errors[name] ?? lengthProblemOf(values[name], rules[name]),
      onChange: (value: string) => changeValues({ [name]: value } as Partial<Values<Rules>>),
    }),
    /** Props of the submit button. Before hydration a press must not reload the page with the typed text in its address. */
    submit: { type: isHydrated ? 'submit' : 'button', isPending } as const,
    values,
    enter: changeValues,
    clear,
    showErrors,
    /** The result of the last attempt, until the next input. */
    outcome,
    /** Errors of the last attempt, until all are corrected. If it is not rendered, the first field gets the focus. */
    summary: Object.keys(errors).length > 0 && {
      ref: summary,
      problems: names.flatMap((name) => {
        const message = submitErrors[name];
        return message ? [{ id: `${id}-${name}`, label: rules[name].label, message }] : [];
      }),
    },
  };
}

function fieldText(form: HTMLFormElement, name: string): string | null {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : null;
}

const noSubscription = () => () => undefined;

/** False during prerendering and hydration, then true. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
