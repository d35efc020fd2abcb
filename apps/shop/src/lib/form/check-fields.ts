import { isEmail, isPhone, toOneLine } from '@app/contracts';
import { lengthProblem } from '@app/ui';
import { ApiError } from '@app/web-client';

/** What is wrong with one field, as a sentence. */
export interface Problem<Name extends string> {
  field: Name;
  message: string;
  /** Empty, as opposed to invalid. */
  isMissing?: boolean;
}

export type Values<Name extends string> = Readonly<Record<Name, string>>;

export interface FieldRule {
  /** Maximum number of characters. */
  limit: number;
  /** The message if empty; absent: the field is optional. */
  missing?: string;
  isEmail?: boolean;
  isPhone?: boolean;
}

/** Problems in the order of the rules; none if the form may be sent. */
export function checkFields<Name extends string>(
  values: Values<Name>,
  rules: Readonly<Record<Name, FieldRule>>,
): Problem<Name>[] {
  return (Object.keys(rules) as Name[]).flatMap((field) => {
    const rule = rules[field];
    const value = values[field];
    if (value === '') return rule.missing ? [{ field, message: rule.missing, isMissing: true }] : [];
    const message = wrongWith(value, rule);
    return message === null ? [] : [{ field, message }];
  });
}

function wrongWith(
  value: string,
  { limit, isEmail: mustBeEmail, isPhone: mustBePhone }: FieldRule,
): string | null {
  const tooLong = lengthProblem(value, limit);
  if (tooLong) return tooLong;
  if (mustBePhone && !isPhone(value)) return 'A phone number has at least five digits';
  const line = toOneLine(value);
  return mustBeEmail && !isEmail(line) ? wrongWithEmail(line) : null;
}

/** Names the wrong half: most mistakes are a missing end. */
function wrongWithEmail(value: string): string {
  const at = value.indexOf('@');
  if (at < 0) return 'An email address has an @ in it';
  if (/\s/.test(value)) return 'An email address has no spaces in it';
  return isEmail(`a${value.slice(at)}`) ? 'Check the part before the @' : 'Check the part after the @';
}

/** The fields the API refused, in the form's order; fields not on the form are left out. */
export function refusedFields<Name extends string>(error: unknown, names: readonly Name[]): Problem<Name>[] {
  const refused = error instanceof ApiError ? (error.body?.details?.fields ?? []) : [];
  return names.flatMap((field) => {
    const found = refused.find((candidate) => candidate.field === field);
    return found ? [{ field, message: found.message }] : [];
  });
}
