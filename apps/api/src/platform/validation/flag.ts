import { requiredWireRule, wireRule, type WireRule } from './wire-rule';

const rule = (name: string): WireRule => ({
  name,
  accepts: (value) => typeof value === 'boolean',
  message: 'This must be true or false.',
  schema: { type: 'boolean' },
});

/** Yes or no, optional. */
export const OptionalFlag = () => wireRule(rule('optionalFlag'));

/** Yes or no, and one of them said. */
export const RequiredFlag = () => requiredWireRule(rule('requiredFlag'));
