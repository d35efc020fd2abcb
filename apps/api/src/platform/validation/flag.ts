import { wireRule } from './wire-rule';

/** Yes or no, optional. */
export const OptionalFlag = () =>
  wireRule({
    name: 'optionalFlag',
    accepts: (value) => typeof value === 'boolean',
    message: 'This must be true or false.',
    schema: { type: 'boolean' },
  });
