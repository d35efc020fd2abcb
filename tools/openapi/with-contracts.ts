import { createGenerator } from 'ts-json-schema-generator';

type Json = Record<string, unknown>;

/** What an API answers, as the types say which front ends and API compile with. */
const generator = createGenerator({
  path: new URL('../../libs/contracts/src/index.ts', import.meta.url).pathname,
  tsconfig: new URL('../../libs/contracts/tsconfig.json', import.meta.url).pathname,
  topRef: false,
  additionalProperties: true,
  skipTypeCheck: true,
});

/**
 * A document of Nest's with the schemas of `@app/contracts` that it refers to and has none of, in OpenAPI 3.1, which is
 * JSON Schema: there null is a type.
 * @throws Error where no type has such a name
 */
export function withContracts(document: object): object {
  const { components, ...rest } = nullAsType(document) as Json & { components?: { schemas?: Json } };
  const schemas: Json = { ...components?.schemas };
  for (const name of referredTo({ rest, schemas })) {
    if (schemas[name]) continue;
    const { definitions, ...schema } = generator.createSchema(name);
    delete schema.$schema;
    Object.assign(schemas, inComponents({ ...definitions, [name]: schema }));
  }
  return { ...rest, openapi: '3.1.0', components: { ...components, schemas } };
}

const referredTo = (value: object) =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? '');

/** As a document has them, and without the clauses that only we can look up. */
const inComponents = (value: object) =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll('"#/definitions/', '"#/components/schemas/')
      .replaceAll(/ \((?:specification|D\d)[^()]*\)/g, ''),
  ) as Json;

function nullAsType(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nullAsType);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...entries } = value as Json;
  const inner = Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, nullAsType(entry)]));
  if (nullable !== true) return nullable === undefined ? inner : { ...inner, nullable };
  return typeof inner.type === 'string'
    ? { ...inner, type: [inner.type, 'null'] }
    : { anyOf: [inner, { type: 'null' }] };
}
