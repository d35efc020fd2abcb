import { Ajv } from 'ajv';
import { isClean } from '../../platform/validation/plain-text';
import { wordsFor } from './column-kind';
import type { ExportedTable } from './exported-tables';

/** Something that is wrong within a value. */
export interface Fault {
  /** Such as `snapshot.color.name`; empty: the value itself. */
  field: string;
  problem: string;
}

/** Names that lead to the machinery of a JavaScript object. No row of ours has them. */
const forbidden: readonly string[] = ['__proto__', 'constructor', 'prototype'];
const deepest = 64;

/** What must stand nowhere in an export, at whatever depth. */
export function findFault(value: unknown, depth = 0): Fault | null {
  const fault = (problem: string): Fault => ({ field: '', problem });
  if (typeof value === 'string') return isClean(value) ? null : fault('a character cannot be kept');
  if (typeof value !== 'object' || value === null) return null;
  if (depth === deepest) return fault('it is nested too deeply');
  for (const key of Object.keys(value)) {
    if (!isClean(key)) return fault('a name has a character that cannot be kept');
    const found = forbidden.includes(key)
      ? fault(`the name ${key} is forbidden`)
      : findFault((value as Record<string, unknown>)[key], depth + 1);
    if (found) return { ...found, field: found.field ? `${key}.${found.field}` : key };
  }
  return null;
}

const ajv = new Ajv({ validateSchema: false });

/** Whether a row has the columns of its table, all of them and no other, each with a value of its kind. */
export function checkRow(
  row: object,
  { columns, schema, leftOut = {} }: Pick<ExportedTable, 'columns' | 'schema'> & Partial<ExportedTable>,
): Fault | null {
  if (ajv.validate(schema, row)) return null;
  const [error] = ajv.errors ?? [];
  const { additionalProperty: unknown, missingProperty: missing } = (error?.params ?? {}) as Record<
    string,
    string
  >;
  if (unknown !== undefined)
    return {
      field: unknown,
      problem: Object.hasOwn(leftOut, unknown) ? 'it is never part of an export' : 'there is no such field',
    };
  if (missing !== undefined) return { field: missing, problem: 'it is missing' };
  const [, field = ''] = error?.instancePath.split('/') ?? [];
  return { field, problem: `it must be ${wordsFor(columns[field] ?? 'json')}` };
}
