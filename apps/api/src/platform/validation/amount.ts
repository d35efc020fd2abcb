import { wireRule } from './wire-rule';

const decimal = /^\s*(?:-?\d{1,12}(?:\.\d{1,12})?)?\s*$/;

/** An amount as number or decimal string. */
export const Amount = () =>
  wireRule({
    name: 'amount',
    accepts: (value) =>
      typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && decimal.test(value),
    message: 'This must be an amount such as 477.00.',
    schema: {
      anyOf: [{ type: 'number' }, { type: 'string', pattern: '^(?:-?\\d{1,12}(?:\\.\\d{1,12})?)?$' }],
    },
  });
