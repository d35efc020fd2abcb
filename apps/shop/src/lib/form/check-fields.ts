import { isEmail, isPhone } from '@app/contracts';
import type { Problem, Values } from './problem';

export interface FieldRule {
  /** Most characters. */
  limit: number;
  /** Said where nothing was entered; without it the field may stay empty. */
  missing?: string;
  isEmail?: boolean;
  isPhone?: boolean;
}

/** What needs another look, in the order of the rules; nothing where the form may be sent. */
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
  if (value.length > limit) return `Please keep to ${limit.toLocaleString('en-GB')} characters`;
  if (mustBePhone && !isPhone(value)) return 'A phone number has digits in it';
  return mustBeEmail && !isEmail(value) ? wrongWithEmail(value) : null;
}

/** Names the half that needs the look: most slips are a missing end. */
function wrongWithEmail(value: string): string {
  const at = value.indexOf('@');
  if (at < 0) return 'An email address has an @ in it';
  if (/\s/.test(value)) return 'An email address has no spaces in it';
  return isEmail(`a${value.slice(at)}`) ? 'Check the part before the @' : 'Check the part after the @';
}
