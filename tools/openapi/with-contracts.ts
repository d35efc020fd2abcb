import { globSync, readFileSync } from 'node:fs';
import { createGenerator } from 'ts-json-schema-generator';

type Json = Record<string, unknown>;

interface Fields {
  properties?: Record<string, { description?: string }>;
  required?: string[];
}

const index = new URL('../../libs/contracts/src/index.ts', import.meta.url);
const contracts = globSync(new URL('**/*.ts', index).pathname)
  .map((file) => readFileSync(file, 'utf8'))
  .join();

/** Schemas from the types that front ends and API compile with. */
const generator = createGenerator({
  path: index.pathname,
  tsconfig: new URL('../../libs/contracts/tsconfig.json', import.meta.url).pathname,
  topRef: false,
  additionalProperties: true,
  skipTypeCheck: true,
});

/**
 * Adds the `@app/contracts` schemas that a Nest document refers to but lacks, in OpenAPI 3.1 (JSON Schema, where null
 * is a type). @throws Error if no type has such a name
 */
export function withContracts(document: object): object {
  const { components, ...rest } = withNullAsType(document) as Json & { components?: { schemas?: Json } };
  const requests = Object.entries(components?.schemas ?? {}).map(([name, schema]) => [
    name,
    withContractDescriptions(name, schema),
  ]);
  const schemas = Object.fromEntries(requests) as Json;
  for (const name of referencedNames({ rest, schemas })) {
    if (schemas[name]) continue;
    const { definitions, ...schema } = generator.createSchema(name);
    delete schema.$schema;
    Object.assign(schemas, toOpenApiReferences({ ...definitions, [name]: schema }));
  }
  return { ...rest, openapi: '3.1.0', components: { ...components, schemas } };
}

const isContract = (name: string) => new RegExp(`\\bexport (?:interface|type) ${name}\\b`).test(contracts);

/**
 * A class's schema with the descriptions and required fields of its contract: `SaveQuoteRequest` for `SaveQuoteDto`.
 */
function withContractDescriptions(name: string, schema: unknown): unknown {
  const contract = ['Request', ''].map((end) => name.replace(/Dto$/, end)).find(isContract);
  if (!contract) return schema;
  const { properties = {}, required = [] } = schema as Fields;
  const contractSchema = toOpenApiReferences(generator.createSchema(contract)) as Fields;
  const requiredFields = [...new Set([...required, ...(contractSchema.required ?? [])])];
  return {
    ...(schema as object),
    ...(requiredFields.length > 0 && { required: requiredFields }),
    properties: Object.fromEntries(
      Object.entries(properties).map(([field, rules]) => {
        const { description, ...form } = contractSchema.properties?.[field] ?? {};
        const known = Object.keys(rules).length ? rules : form;
        return [field, description ? { ...known, description } : known];
      }),
    ),
  };
}

const referencedNames = (value: object) =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? '');

/** References in OpenAPI's form, without definitions only we can resolve. */
const toOpenApiReferences = (value: object) =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll('"#/definitions/', '"#/components/schemas/')
      .replaceAll(/ \((?:specification|D\d)[^()]*\)/g, ''),
  ) as Json;

/** The form of OpenAPI 3.1. */
function withNullAsType(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNullAsType);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...others } = value as Json;
  const inner = Object.fromEntries(
    Object.entries(others).map(([key, entry]) => [key, withNullAsType(entry)]),
  );
  if (nullable !== true) return nullable === undefined ? inner : { ...inner, nullable };
  return typeof inner.type === 'string'
    ? { ...inner, type: [inner.type, 'null'] }
    : { anyOf: [inner, { type: 'null' }] };
}
