import { readLondonDay } from '../clock/read-london-day';
import { requiredWireRule, wireRule } from './wire-rule';

const isDay = (value: unknown) => typeof value === 'string' && readLondonDay(value) !== undefined;
const message = 'This must be a day such as 2026-12-21.';
/** No pattern knows the calendar: whether there is such a day is for the rule itself to say. */
const never = { not: {} };

/** A day of the calendar, such as `2026-12-21`, that must be there. */
export const RequiredLondonDay = () =>
  requiredWireRule({ name: 'requiredLondonDay', accepts: isDay, message, schema: never });

/** The same where it may be absent; '' means absent. */
export const OptionalLondonDay = () =>
  wireRule({
    name: 'optionalLondonDay',
    accepts: (value) => value === '' || isDay(value),
    message,
    schema: never,
  });
