import type { CatalogueKind } from '@app/contracts';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { partTables } from './part-table';

/** What PostgreSQL says about a row that it refuses. */
interface Refusal {
  code?: unknown;
  constraint?: unknown;
}

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** A refusal of the database as staff should read it; everything else as it is. */
export function toCatalogueError(kind: CatalogueKind, thrown: unknown): unknown {
  const { code, constraint } = (thrown ?? {}) as Refusal;
  const { table, uniqueField } = partTables[kind];
  if (code === uniqueViolation && constraint === `uq_${table}_${uniqueField}`) {
    const message =
      kind === 'colors'
        ? 'Another colour of this material has this name already.'
        : `This ${uniqueField} is taken already.`;
    return new AppError('catalogue/name-taken', { fields: [{ field: uniqueField, message }] });
  }
  // A quote names its colour together with the material.
  if (code === foreignKeyViolation && kind === 'colors') {
    const message = 'Quotes were made in this colour, so it stays with its material.';
    return fieldError('request/invalid', 'materialId', message);
  }
  return thrown;
}
