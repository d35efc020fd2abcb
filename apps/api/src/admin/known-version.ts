import { isWholeWithin } from '@app/contracts';
import type { Rule } from '../platform/validation';

export const maxPostgresInteger = 2_147_483_647;

/** The version that the page was loaded with, to detect concurrent edits. */
export const knownVersion: Rule = {
  accepts: (value) => isWholeWithin(value, { min: 0, max: maxPostgresInteger }),
  message: 'This must be the version that was read.',
  schema: { type: 'integer', minimum: 0, maximum: maxPostgresInteger },
};
