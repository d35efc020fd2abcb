import { requiredWireRule } from './wire-rule';

/** One of a few words that must be there. */
export const RequiredOneOf = (choices: readonly string[]) =>
  requiredWireRule({
    name: `requiredOneOf:${choices.join('|')}`,
    accepts: (value) => typeof value === 'string' && choices.includes(value),
    message: `This must be one of: ${choices.join(', ')}.`,
    schema: { type: 'string', enum: [...choices] },
  });
