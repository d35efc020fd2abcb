import { Ajv, type SchemaObject, type ValidateFunction } from 'ajv';
import { getMetadataStorage } from 'class-validator';
import { targetConstructorToSchema } from 'class-validator-jsonschema';
import { defaultConverters } from 'class-validator-jsonschema/build/defaultConverters.js';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata';
import { schemaOfRule } from './wire-rule';

/** A class whose properties carry validation rules. */
export type DtoClass = new () => object;

const ajv = new Ajv({ coerceTypes: false, strict: false, strictNumbers: true, validateFormats: false });

/** The rules of a class, with those that it inherits. */
export const rulesOf = (dto: DtoClass): ValidationMetadata[] =>
  getMetadataStorage().getTargetValidationMetadatas(dto, '', true, false);

/**
 * A class's rules as one compiled function, about half the cost of class-validator. Undefined where a rule has
 * no schema: leaving it out would let through what it forbids.
 */
export function compileDto(
  dto: DtoClass,
  rules: readonly ValidationMetadata[],
): ValidateFunction | undefined {
  const isPlain = rules.every(({ type, groups }) => groups.length === 0 && type !== 'nestedValidation');
  if (!rules.length || !isPlain || schemasOf(rules).some(([, schema]) => !schema)) return undefined;
  return ajv.compile({ ...schemaOfDto(dto, rules), additionalProperties: false });
}

/** What a class accepts, as JSON schema. */
export function schemaOfDto(dto: DtoClass, rules: readonly ValidationMetadata[]): SchemaObject {
  const additionalConverters = Object.fromEntries(
    schemasOf(rules).map(([type, schema]) => [type, schema ?? {}]),
  );
  return targetConstructorToSchema(dto, { additionalConverters });
}

const schemasOf = (rules: readonly ValidationMetadata[]) => {
  const types = rules.map(({ type, name }) => (type === 'customValidation' ? (name ?? '') : type));
  return types.map((type) => [type, schemaOfRule(type) ?? defaultConverters[type]] as const);
};
