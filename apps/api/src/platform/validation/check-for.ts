import { Ajv, type SchemaObject } from 'ajv';

/** Our schemas are constants: holding each to the schema of schemas would be a tenth of a start. */
const ajv = new Ajv({ validateSchema: false });

/** Whether a value has the shape that a schema of ours describes; compiled when it is asked for the first time. */
export function checkFor<T>(schema: SchemaObject): (value: unknown) => value is T {
  let check: ((value: unknown) => value is T) | undefined;
  return (value): value is T => (check ??= ajv.compile<T>(schema))(value);
}
