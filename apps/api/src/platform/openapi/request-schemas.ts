import type { INestApplication } from '@nestjs/common';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { SchemaObject } from 'ajv';
import { targetConstructorToSchema } from 'class-validator-jsonschema';
import { partAt } from '../validation/optional-part';
import { rulesOf, type DtoClass } from '../validation/rules-of';
import { schemaOfRule } from '../validation/wire-rule';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** What each class of requests accepts, by its name: the schemas of its rules. */
export function requestSchemas(app: INestApplication): Schemas {
  const schemas: Schemas = {};
  for (const { controllers } of app.get(ModulesContainer).values())
    for (const { metatype } of controllers.values())
      for (const type of parametersOf(metatype as DtoClass))
        if (typeof type === 'function' && rulesOf(type).length)
          schemas[type.name] = describe(type) as Schemas[string];
  return schemas;
}

/** The classes of a controller's parameters, and of the bodies that a guard takes before it. */
function parametersOf(controller: DtoClass): DtoClass[] {
  const prototype = controller.prototype as Record<string, object>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((method) => {
    const documented = Reflect.getMetadata('swagger/apiParameters', prototype[method] ?? {}) as
      | { type?: DtoClass }[]
      | undefined;
    const taken = Reflect.getMetadata('design:paramtypes', prototype, method) as DtoClass[] | undefined;
    return [...(taken ?? []), ...(documented ?? []).flatMap(({ type }) => type ?? [])];
  });
}

function describe(dto: DtoClass): SchemaObject {
  const names = rulesOf(dto).flatMap(({ name }) => (name && schemaOfRule(name) ? name : []));
  const additionalConverters = Object.fromEntries(names.map((name) => [name, schemaOfRule(name) ?? {}]));
  const schema: SchemaObject = targetConstructorToSchema(dto, { additionalConverters });
  const properties = Object.entries(schema.properties as Record<string, SchemaObject>).map(
    ([field, rules]) => {
      const part = partAt(dto, field);
      if (part) return [field, { anyOf: [describe(part), { type: 'null' }] }];
      // The name of its class in TypeScript, where no rule has a schema.
      return [field, '$ref' in rules ? {} : rules];
    },
  );
  return { ...schema, properties: Object.fromEntries(properties) as object };
}
