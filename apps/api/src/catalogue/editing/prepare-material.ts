import type { Transaction } from '../../database/statements';
import { fieldError } from '../../platform/errors/app-error';
import type { Fields } from './read-fields';

/** What a material's fields need besides their form: thicknesses that are there. @returns the fields to write */
export async function prepareMaterial(tx: Transaction, fields: Fields): Promise<Fields> {
  if (!Array.isArray(fields.thicknesses)) return fields;
  const thicknesses = [...new Set(fields.thicknesses)];
  const known = await tx.query<object[]>(
    'SELECT FROM thickness WHERE value = ANY ($1) AND deleted_at IS NULL',
    [thicknesses],
  );
  if (known.length < thicknesses.length)
    throw fieldError('request/invalid', 'thicknesses', 'There is no such thickness.');
  return { ...fields, thicknesses };
}
