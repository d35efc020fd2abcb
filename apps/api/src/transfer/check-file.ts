import { createHash } from 'node:crypto';
import type { Fault } from './check-value';
import type { ExportedFile } from './export-format';

const fields: Record<keyof ExportedFile, 'string' | 'number'> = {
  key: 'string',
  size: 'number',
  content: 'string',
  sha256: 'string',
};
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Whether a row describes a file and holds all of it. */
export function checkFile(row: Readonly<Record<string, unknown>>): Fault | null {
  for (const field of Object.keys(row))
    if (!Object.hasOwn(fields, field)) return { field, problem: 'there is no such field' };
  for (const [field, type] of Object.entries(fields))
    if (typeof row[field] !== type) return { field, problem: `it must be a ${type}` };
  const { content, size, sha256 } = row as unknown as ExportedFile;
  if (!base64.test(content)) return { field: 'content', problem: 'it is no base64' };
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length !== size)
    return { field: 'size', problem: `there are ${bytes.length} bytes instead of ${size}` };
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    return { field: 'sha256', problem: 'the file is not the one that was exported' };
  return null;
}
