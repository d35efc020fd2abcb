import { requiredWireRule, wireRule } from './wire-rule';

const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;

const isInstant = (value: unknown): boolean =>
  typeof value === 'string' && form.test(value) && !Number.isNaN(Date.parse(value));

const message = 'This must be a time such as 2026-12-01T09:00:00.000Z.';
/** The pattern alone would let the 31st of February through. */
const schema = { type: 'string', pattern: form.source };

/** An instant, as JSON writes a Date. */
export const RequiredInstant = () =>
  requiredWireRule({ name: 'requiredInstant', accepts: isInstant, message, schema });

/** The same, or none. */
export const OptionalInstant = () =>
  wireRule({ name: 'optionalInstant', accepts: isInstant, message, schema });
