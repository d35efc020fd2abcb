import { requiredWireRule, wireRule, type WireRule } from './wire-rule';

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
