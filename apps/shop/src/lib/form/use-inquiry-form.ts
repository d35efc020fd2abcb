import { lengthProblem, type FieldProblem } from '@app/ui';
import { tooManySentence } from '@app/web-client';
import { useRef, useState, useSyncExternalStore, type FormEvent, type Ref } from 'react';
import { checkFields, refusedFields, type FieldRule, type Problem, type Values } from './check-fields';
import { useProblems } from './use-problems';

interface InquiryFormOptions<Name extends string, Answer> {
  /** Each field's rule, in the order of the form. */
  rules: Readonly<Record<Name, FieldRule>>;
  labels: Readonly<Record<Name, string>>;
  send: (values: Values<Name>, trap: string) => Promise<Answer>;
  onIncomplete?: (problems: readonly Problem<Name>[]) => void;
  /** Called with what was sent and the answer; the form is empty again, except for what was typed since. */
  onSent: (values: Values<Name>, answer: Answer) => void;
  onFailed: (error: unknown) => void;
}

export interface InquiryForm<Name extends string> {
  form: {
    noValidate: boolean;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
  field: (name: Name) => BoundField;
  submit: { type: 'submit' | 'button'; isPending: boolean };
  /** The last attempt's outcome, until the next input. */
  outcome: Outcome | null;
  /** Errors of the last attempt, until all are corrected. If it is not rendered, the first field gets the focus. */
  summary: { ref: Ref<HTMLDivElement>; problems: readonly FieldProblem[] } | null;
}

/** `sentence` is the API's own, if it says more than that sending failed. */
export type Outcome = { kind: 'sent' } | { kind: 'failed'; sentence: string | null };

/** Binds an input to the form: see FormField. */
export interface BoundField {
  id: string;
  name: string;
  label: string;
  rule: FieldRule;
  error: string | null;
}

/** The field only bots fill in; see HoneypotField. */
export const honeypotName = 'website';

/**
 * An inquiry form. Inputs are uncontrolled, so that nothing typed is lost during hydration or when sending fails. The
 * browser's validation bubbles are off; our own messages disappear as soon as a field is corrected.
 */
export function useInquiryForm<Name extends string, Answer>({
  rules,
  labels,
  send,
  onIncomplete,
  onSent,
  onFailed,
}: InquiryFormOptions<Name, Answer>): InquiryForm<Name> {
  const isHydrated = useIsHydrated();
  const [isPending, setPending] = useState(false);
  const problems = useProblems<Name>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isSending = useRef(false);
  const names = Object.keys(rules) as Name[];

  const submit = async (form: HTMLFormElement) => {
    const values = readValues(form, names);
    const wrong = checkFields(values, rules);
    problems.show(wrong);
    setOutcome(null);
    if (wrong.length > 0) {
      onIncomplete?.(wrong);
      return;
    }
    isSending.current = true;
    setPending(true);
    try {
      const answer = await send(values, readText(new FormData(form), honeypotName));
      empty(form, values);
      setOutcome({ kind: 'sent' });
      onSent(values, answer);
    } catch (error) {
      problems.show(refusedFields(error, names));
      setOutcome({ kind: 'failed', sentence: tooManySentence(error) });
      onFailed(error);
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };

  return {
    form: {
      noValidate: isHydrated,
      onSubmit: (event) => {
        event.preventDefault();
        if (!isSending.current) void submit(event.currentTarget);
      },
      onInput: (event) => {
        setOutcome(null);
        const { currentTarget: form, target } = event;
        const isTouched = (name: Name) => target instanceof Element && target.id === problems.idOf(name);
        const touched = names.find(isTouched);
        const tooLong = touched && lengthProblem(readText(new FormData(form), touched), rules[touched].limit);
        if (tooLong) problems.add({ field: touched, message: tooLong });
        else problems.mend(isTouched, () => checkFields(readValues(form, names), rules));
      },
    },
    field: (name) => ({
      id: problems.idOf(name),
      name,
      label: labels[name],
      rule: rules[name],
      error: problems.errorOf(name),
    }),
    // Before hydration a press must not reload the page with the typed text in its address.
    outcome,
    submit: { type: isHydrated ? 'submit' : 'button', isPending },
    summary:
      problems.found.length === 0
        ? null
        : {
            ref: problems.summary,
            problems: problems.found.map(({ field, message }) => ({
              id: problems.idOf(field),
              label: labels[field],
              message,
            })),
          },
  };
}

const readValues = <Name extends string>(form: HTMLFormElement, names: readonly Name[]): Values<Name> => {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, readText(data, name).trim()])) as Values<Name>;
};

/** Text typed while sending was not sent, and stays. */
function empty(form: HTMLFormElement, sent: Values<string>): void {
  const typed = [...new FormData(form)].filter(
    ([name, value]) => name in sent && typeof value === 'string' && value.trim() !== sent[name],
  );
  form.reset();
  for (const [name, value] of typed) {
    const input = form.elements.namedItem(name);
    if (input && 'value' in input && typeof value === 'string') input.value = value;
  }
}

const readText = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

const never = () => () => undefined;

/** False during prerendering and hydration, then true. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
