import type { INestApplication } from '@nestjs/common';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { rulesOf, type Rule } from '../validation/dto-of';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Class = new () => object;

export function requestSchemas(app: INestApplication): Schemas {
  const schemas: Schemas = {};
  for (const { controllers } of app.get(ModulesContainer).values())
    for (const { metatype } of controllers.values())
      for (const type of parametersOf(metatype as Class))
        if (typeof type === 'function' && rulesOf(type).length) schemas[type.name] = objectSchemaOf(type);
  return schemas;
}

function parametersOf(controller: Class): Class[] {
  const prototype = controller.prototype as Record<string, object>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((method) => {
    const documented = Reflect.getMetadata('swagger/apiParameters', prototype[method] ?? {}) as
      | { type?: Class }[]
      | undefined;
    const bodyTypes = Reflect.getMetadata('design:paramtypes', prototype, method) as Class[] | undefined;
    return [...(bodyTypes ?? []), ...(documented ?? []).flatMap(({ type }) => type ?? [])];
  });
}

function objectSchemaOf(dto: Class): object {
  const rules = rulesOf(dto);
  const required = rules.filter(([, { isOptional }]) => !isOptional).map(([field]) => field);
  return {
    properties: Object.fromEntries(rules.map(([field, rule]) => [field, schemaOf(rule)])),
    type: 'object',
    ...(required.length && { required }),
  };
}

function schemaOf({ nestedDto, schema, isOptional }: Rule): object {
  if (nestedDto) return { anyOf: [objectSchemaOf(nestedDto), { type: 'null' }] };
  return schema && isOptional ? { anyOf: [{ type: 'null' }, schema] } : (schema ?? {});
}
