import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import june from '../../sumup-openapi-2026-06.json';
import august from '../../sumup-openapi.json';

type Schema = Record<string, unknown>;
type Content = Record<string, { schema: Schema }>;
interface Parameter {
  name: string;
  in: string;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses?: Record<string, { content?: Content }>;
}

/** What SumUp has published of its API: what it answers today, and what stood there before. */
export const published = { '2026-06': june, '2026-08': august } as const;
export type ApiVersion = keyof typeof published;

/** OpenAPI 3.0 writes formats that JSON Schema does not know; they say nothing about a value's form. */
const wordsOnly = ['float', 'decimal', 'int64'];

/** Says of requests and answers what one of SumUp's descriptions finds wrong with them: nothing, one hopes. */
export function contractOf(version: ApiVersion) {
  const { components, paths } = published[version];
  // Its patterns are written for JavaScript's older regular expressions.
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
  addFormats(ajv);
  for (const name of wordsOnly) ajv.addFormat(name, true);
  ajv.addSchema({ $id: 'sumup', components });
  const operations = paths as unknown as Record<string, Record<string, Operation>>;
  const operationOf = (path: string, method: string) => operations[path]?.[method.toLowerCase()];
  const wrongIn = (schema: Schema, value: unknown) => {
    const isRight = ajv.compile(rooted(schema));
    return isRight(value)
      ? []
      : (isRight.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  };
  return {
    ofAnswer(path: string, method: string, status: number, type: string, body: unknown): string[] {
      const described = operationOf(path, method)?.responses?.[String(status)];
      if (!described) return [`${method} ${path} is not described with ${status}`];
      if (!described.content) return body === undefined ? [] : [`${method} ${path} ${status} has a body`];
      const content = described.content[type.split(';')[0] ?? ''];
      if (!content) return [`${method} ${path} ${status} is not described as ${type}`];
      return wrongIn(content.schema, body);
    },
    /** Names of what is asked for in the address, and the body where there is one. */
    ofRequest(path: string, method: string, query: readonly string[], body?: unknown): string[] {
      const described = operationOf(path, method);
      if (!described) return [`${method} ${path} is not described`];
      const known = (described.parameters ?? []).filter(({ in: place }) => place === 'query');
      const unknown = query.filter(
        (name) => !known.some((parameter) => parameter.name.replace('[]', '') === name),
      );
      const schema = described.requestBody?.content['application/json']?.schema;
      const wrong =
        body === undefined ? [] : schema ? wrongIn(schema, body) : [`${method} ${path} takes no body`];
      return [...unknown.map((name) => `${method} ${path} has no parameter ${name}`), ...wrong];
    },
  };
}

/** References of the file, from anywhere. OpenAPI's `nullable` is JSON Schema's further type. */
const rooted = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"sumup#/components')) as Schema;
