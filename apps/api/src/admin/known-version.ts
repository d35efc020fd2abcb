import { isWholeWithin } from '@app/contracts';
import { maxPostgresInteger, type Rule } from '../platform/validation';

/** The version that the page was loaded with, to detect concurrent edits. */
export const knownVersion: Rule = {
  accepts: (value) => isWholeWithin(value, { min: 0, max: maxPostgresInteger }),
  message: 'This must be the version that was read.',
  schema: { type: 'integer', minimum: 0, maximum: maxPostgresInteger },
};
