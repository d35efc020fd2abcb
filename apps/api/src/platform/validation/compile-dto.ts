import { Ajv, type ValidateFunction } from 'ajv';
import { getMetadataStorage } from 'class-validator';
import { targetConstructorToSchema } from 'class-validator-jsonschema';
import { defaultConverters } from 'class-validator-jsonschema/build/defaultConverters.js';
import { schemaOfRule } from './wire-rule';

type DtoClass = abstract new (...args: never[]) => object;

const ajv = new Ajv({ coerceTypes: false, strict: false, validateFormats: false });

/**
 * A class's validation rules as one compiled function, about half the cost of class-validator. Undefined where
 * a rule has no schema: leaving it out would let through what it forbids.
 */
export function compileDto(dto: DtoClass): ValidateFunction | undefined {
  const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', true, false);
  const types = rules.map(({ type, name }) => (type === 'customValidation' ? (name ?? '') : type));
  const isKnown = types.every((type) => schemaOfRule(type) ?? defaultConverters[type]);
  const isPlain = rules.every((rule) => rule.groups.length === 0 && rule.type !== 'nestedValidation');
  if (!rules.length || !isKnown || !isPlain) return undefined;

  const own = Object.fromEntries(
    types.map((type) => [type, schemaOfRule(type) ?? defaultConverters[type] ?? {}]),
  );
  const schema = targetConstructorToSchema(dto, { additionalConverters: own });
  return ajv.compile({ ...schema, additionalProperties: false });
}
