import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import openapi from '../../sumup-openapi.json';

type Schema = Record<string, unknown>;

/** OpenAPI 3.0 writes formats that JSON Schema does not know; they say nothing about a value's form. */
const wordsOnly = ['float', 'decimal', 'int64'];

// Its patterns are written for JavaScript's older regular expressions.
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats(ajv);
for (const name of wordsOnly) ajv.addFormat(name, true);
ajv.addSchema({ $id: 'sumup', components: openapi.components });

type Operations = Record<
  string,
  { responses?: Record<string, { content?: Record<string, { schema: Schema }> }> }
>;
const paths = openapi.paths as unknown as Record<string, Operations>;

/** What SumUp's description says is wrong with an answer: nothing, one hopes. */
export function breaches(
  path: string,
  method: string,
  status: number,
  type: string,
  body: unknown,
): string[] {
  const described = paths[path]?.[method.toLowerCase()]?.responses?.[String(status)];
  if (!described) return [`${method} ${path} is not described with ${status}`];
  const content = described.content?.[type.split(';')[0] ?? ''];
  if (!content) return [`${method} ${path} ${status} is not described as ${type}`];
  const isRight = ajv.compile(rooted(content.schema));
  return isRight(body) ? [] : (isRight.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

/** References of the file, from anywhere. OpenAPI's `nullable` is JSON Schema's further type. */
const rooted = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"sumup#/components')) as Schema;
