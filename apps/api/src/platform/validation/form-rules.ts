import { readLondonDay } from '../clock/london-day';
import { type WireRule, requiredWireRule, wireRule } from './wire-rule';

const largest = 2_147_483_647;

/** A whole number as we number rows and their versions; a digit string will do (D8). */
const rowNumber = (name: string, message: string): WireRule => ({
  name,
  accepts: (value) =>
    (typeof value === 'number' || typeof value === 'string') &&
    /^\s*[1-9]\d{0,9}\s*$/.test(String(value)) &&
    Number(value) <= largest,
  message,
  schema: { type: 'integer', minimum: 1, maximum: largest },
});

/** The id of another row that must be there. */
export const RequiredRowId = () => requiredWireRule(rowNumber('requiredRowId', 'Please choose one.'));

/** The same where it may be absent. */
export const OptionalRowId = () => wireRule(rowNumber('optionalRowId', 'Please choose one, or none.'));

/** The version of a row that a change was made on. */
export const OptionalVersion = () =>
  wireRule(rowNumber('rowVersion', 'This must be the version of the row that was changed.'));

const isDay = (value: unknown) => typeof value === 'string' && readLondonDay(value) !== undefined;
const message = 'This must be a day such as 2026-12-21.';
/** No pattern knows the calendar: whether there is such a day is for the rule itself to say. */
const day = { type: 'string', format: 'date' };

/** A day of the calendar, such as `2026-12-21`, that must be there. */
export const RequiredLondonDay = () =>
  requiredWireRule({ name: 'requiredLondonDay', accepts: isDay, message, schema: day });

/** The same where it may be absent; '' means absent. */
export const OptionalLondonDay = () =>
  wireRule({
    name: 'optionalLondonDay',
    accepts: (value) => value === '' || isDay(value),
    message,
    schema: day,
  });

const flagRule = (name: string): WireRule => ({
  name,
  accepts: (value) => typeof value === 'boolean',
  message: 'This must be true or false.',
  schema: { type: 'boolean' },
});

/** Yes or no, optional. */
export const OptionalFlag = () => wireRule(flagRule('optionalFlag'));

/** Yes or no, and one of them said. */
export const RequiredFlag = () => requiredWireRule(flagRule('requiredFlag'));

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
