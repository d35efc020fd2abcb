import { Ajv, type ValidateFunction } from 'ajv';
import { targetConstructorToSchema } from 'class-validator-jsonschema';
import { defaultConverters } from 'class-validator-jsonschema/build/defaultConverters.js';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata';
import { schemaOfRule } from './wire-rule';

/** A class whose properties carry validation rules. */
export type DtoClass = new () => object;

const ajv = new Ajv({ coerceTypes: false, strict: false, strictNumbers: true, validateFormats: false });

/**
 * A class's rules as one compiled function, about half the cost of class-validator. Undefined where a rule has
 * no schema: leaving it out would let through what it forbids.
 */
export function compileDto(
  dto: DtoClass,
  rules: readonly ValidationMetadata[],
): ValidateFunction | undefined {
  const types = rules.map(({ type, name }) => (type === 'customValidation' ? (name ?? '') : type));
  const schemas = types.map((type) => [type, schemaOfRule(type) ?? defaultConverters[type]] as const);
  const isPlain = rules.every(({ type, groups }) => groups.length === 0 && type !== 'nestedValidation');
  if (!rules.length || !isPlain || schemas.some(([, schema]) => !schema)) return undefined;

  const additionalConverters = Object.fromEntries(schemas.map(([type, schema]) => [type, schema ?? {}]));
  const schema = targetConstructorToSchema(dto, { additionalConverters });
  return ajv.compile({ ...schema, additionalProperties: false });
}
