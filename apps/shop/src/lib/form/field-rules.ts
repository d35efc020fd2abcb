import { isEmail, isPhone, toOneLine } from '@app/contracts';
import { lengthProblem } from '@app/ui';
import { ApiError } from '@app/web-client';

/** What a field is called and what may be in it. */
export interface FieldRule {
  label: string;
  hint?: string;
  /** Maximum number of characters. */
  limit?: number;
  /** The message if empty; absent: the field is optional. */
  missing?: string;
  /** The message if it is invalid in another way; null: it is valid. */
  check?: (value: string) => string | null;
  /** Surrounding spaces count, as in a password. */
  isVerbatim?: boolean;
}

/** By name, in the order of the form. */
export type FieldRules<Name extends PropertyKey = string> = Readonly<Record<Name, FieldRule>>;
export type NameOf<Rules> = keyof Rules & string;
/** As typed. */
export type Values<Rules> = Readonly<Record<NameOf<Rules>, string>>;
/** Trimmed; null: an optional field that is empty. */
export type RequestValues<Rules> = {
  [Name in keyof Rules]: Rules[Name] extends { missing: string } ? string : string | null;
};
export type Errors<Name extends string = string> = Partial<Record<Name, string>>;

interface FieldTexts<Name extends string, Required extends string> {
  labels: Readonly<Record<Name, string>>;
  hints?: Readonly<Errors<NoInfer<Name>>>;
  missing?: Readonly<Record<Required, string>>;
}

/** Rules of the labelled fields: limits from the contracts, words from a `text.ts`. */
export function rulesOf<Name extends string, Required extends string = never>(
  limits: Readonly<Record<NoInfer<Name>, number>>,
  texts: FieldTexts<Name, Required>,
  checks: Partial<Record<NoInfer<Name>, FieldRule['check']>> = {},
) {
  const missing: Errors | undefined = texts.missing;
  const rules = mapFields<Name, string, FieldRule>(texts.labels, (label, name) => ({
    label,
    hint: texts.hints?.[name],
    limit: limits[name],
    missing: missing?.[name],
    check: checks[name],
  }));
  return rules as { [N in Name]: FieldRule & (N extends Required ? { missing: string } : unknown) };
}

export const mapFields = <Name extends string, From, To>(
  fields: Readonly<Record<Name, From>>,
  map: (from: From, name: Name) => To,
) =>
  Object.fromEntries(
    Object.entries<From>(fields).map(([name, from]) => [name, map(from, name as Name)]),
  ) as Record<Name, To>;

export const toValue = (typed: string, { isVerbatim }: FieldRule): string =>
  isVerbatim ? typed : typed.trim();

/** null: no problem. */
export function problemOf(typed: string, rule: FieldRule): string | null {
  const value = toValue(typed, rule);
  if (value === '') return rule.missing ?? null;
  return lengthProblemOf(value, rule) ?? rule.check?.(value) ?? null;
}

export const lengthProblemOf = (typed: string, { limit = Infinity }: FieldRule): string | null =>
  lengthProblem(typed, limit);

export const phoneProblem = (value: string): string | null =>
  isPhone(value) ? null : 'A phone number has at least five digits';

/** Says which half is wrong: most mistakes are a missing domain. */
export function emailProblem(value: string): string | null {
  const line = toOneLine(value);
  if (isEmail(line)) return null;
  const at = line.indexOf('@');
  if (at < 0) return 'An email address has an @ in it';
  if (/\s/.test(line)) return 'An email address has no spaces in it';
  return isEmail(`a${line.slice(at)}`) ? 'Check the part before the @' : 'Check the part after the @';
}

/** The errors of the named fields, in this order. */
export const errorsOf = <Name extends string>(
  names: readonly Name[],
  errorOf: (name: Name) => string | null | undefined,
): Errors<Name> => {
  const entries = names.flatMap((name) => {
    const error = errorOf(name);
    return error ? [[name, error]] : [];
  });
  return Object.fromEntries(entries) as Errors<Name>;
};

export const errorsIn = <Rules extends FieldRules<keyof Rules>>(
  values: Values<Rules>,
  rules: Rules,
  hidden: readonly NameOf<Rules>[] = [],
): Errors<NameOf<Rules>> =>
  errorsOf(
    (Object.keys(rules) as NameOf<Rules>[]).filter((name) => !hidden.includes(name)),
    (name) => problemOf(values[name], rules[name]),
  );

/** The API's field errors; fields not on the form are left out. */
export function fieldErrors<Name extends string>(error: unknown, names: readonly Name[]): Errors<Name> {
  const rejectedFields = error instanceof ApiError ? (error.body?.details?.fields ?? []) : [];
  return errorsOf(names, (name) => rejectedFields.find(({ field }) => field === name)?.message);
}
