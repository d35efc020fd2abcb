import { requiredWireRule, wireRule, type WireRule } from './wire-rule';

const choiceRule = (name: string, choices: readonly string[]): WireRule => ({
  name: `${name}:${choices.join('|')}`,
  accepts: (value) => typeof value === 'string' && choices.includes(value),
  message: `This must be one of: ${choices.join(', ')}.`,
  schema: { type: 'string', enum: [...choices] },
});

/** One of a few words that must be there. */
export const RequiredOneOf = (choices: readonly string[]) =>
  requiredWireRule(choiceRule('requiredOneOf', choices));

/** One of a few words, or nothing. */
export const OptionalOneOf = (choices: readonly string[]) => wireRule(choiceRule('optionalOneOf', choices));
