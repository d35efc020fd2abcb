import { type RunMigrationRequest } from '@app/contracts';
import { carefully, wireRule } from '../../platform/validation/wire-rule';

/** More than a catalogue has rows, and longer than two names can be. */
const most = 25_000;
const longest = 3_000;

/** Keys of conflicts. Whether there are such is another question. */
const OptionalKeys = () =>
  wireRule({
    name: 'migrationKeys',
    accepts: (value) =>
      Array.isArray(value) &&
      value.length <= most &&
      value.every((key) => typeof key === 'string' && key.length <= longest),
    message: 'This must be a list of keys.',
    // Staff migrate a few times a year: their requests may all take the careful path.
    schema: carefully({ type: 'array', maxItems: most, items: { type: 'string', maxLength: longest } }),
  });

export class RunMigrationDto implements RunMigrationRequest {
  @OptionalKeys()
  overwrite?: string[];
}
