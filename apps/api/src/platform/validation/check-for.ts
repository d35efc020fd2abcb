import { Ajv, type SchemaObject } from 'ajv';

/** Our schemas are constants, and validating them would take a tenth of the startup. */
const ajv = new Ajv({ validateSchema: false });

/** A type guard for a JSON schema, compiled on first use. */
export function checkFor<T>(schema: SchemaObject): (value: unknown) => value is T {
  let check: ((value: unknown) => value is T) | undefined;
  return (value): value is T => (check ??= ajv.compile<T>(schema))(value);
}
