import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import sumup from '../sumup-openapi.json';

/** The operations that the shop uses, by our names; the rest of SumUp's API is missing here. */
const described = {
  create: ['POST', '/v0.1/checkouts'],
  list: ['GET', '/v0.1/checkouts'],
  read: ['GET', '/v0.1/checkouts/{checkout_id}'],
  deactivate: ['DELETE', '/v0.1/checkouts/{checkout_id}'],
  refund: ['POST', '/v1.0/merchants/{merchant_code}/payments/{transaction_id}/refunds'],
  transaction: ['GET', '/v2.1/merchants/{merchant_code}/transactions'],
  history: ['GET', '/v2.1/merchants/{merchant_code}/transactions/history'],
  payouts: ['GET', '/v1.0/merchants/{merchant_code}/payouts'],
  merchant: ['GET', '/v1/merchants/{merchant_code}'],
} as const;

export type Operation = keyof typeof described;
export const operations = Object.keys(described) as Operation[];

type Content = Record<string, { schema: object }>;
interface Description {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

const noSchema = {};

/** Method and path, with parameters in Fastify's form. */
export const routeOf = (operation: Operation) => {
  const [method, path] = described[operation];
  return { method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') };
};

/** Validates requests and responses against one of SumUp's published OpenAPI documents. */
export class SumupDocument {
  private readonly ajv: Ajv;
  private readonly compiled = new Map<object, ValidateFunction>();

  constructor(private readonly document: { components: object; paths: object }) {
    // Its patterns are not valid with the unicode flag.
    this.ajv = new Ajv({ strict: false, unicodeRegExp: false });
    addFormats(this.ajv);
    // Formats of OpenAPI that JSON Schema does not know.
    for (const format of ['float', 'decimal', 'int64']) this.ajv.addFormat(format, true);
    this.ajv.addSchema({ $id: 'sumup', components: document.components });
  }

  private errorIn(schema: object, value: unknown): ErrorObject | undefined {
    let validate = this.compiled.get(schema);
    if (!validate) {
      const rooted = JSON.stringify(schema).replaceAll('"#/components', '"sumup#/components');
      validate = this.ajv.compile(JSON.parse(rooted) as object);
      this.compiled.set(schema, validate);
    }
    return validate(value) ? undefined : validate.errors?.[0];
  }

  private descriptionOf(operation: Operation): Description {
    const [method, path] = described[operation];
    const methods = (this.document.paths as Record<string, Record<string, Description>>)[path];
    const found = methods?.[method.toLowerCase()];
    if (!found) throw new Error(`SumUp's document has no ${method} ${path}.`);
    return found;
  }

  /** The request field that violates SumUp's document. */
  wrongField(operation: Operation, query: object, body: unknown) {
    const { parameters = [], requestBody } = this.descriptionOf(operation);
    const known = parameters.map(({ name }) => name.replace('[]', ''));
    const unknown = Object.keys(query).find((name) => !known.includes(name));
    if (unknown) return { error_code: 'INVALID', param: unknown };
    const schema = requestBody?.content['application/json']?.schema;
    const error = schema && this.errorIn(schema, body);
    if (!error) return null;
    const { missingProperty } = error.params as { missingProperty?: string };
    return missingProperty
      ? { error_code: 'MISSING', param: missingProperty }
      : { error_code: 'INVALID', param: error.instancePath.split('/')[1] ?? '' };
  }

  /** The documented media type of a response. @throws if no such response is documented */
  mediaTypeOf(operation: Operation, status: number, body: unknown): string {
    const { responses } = this.descriptionOf(operation);
    // Some operations lack a response for a wrong key.
    if (status === 401 && !responses[401]) return 'application/problem+json';
    const [[type, { schema }] = ['', { schema: noSchema }]] = Object.entries(
      responses[status]?.content ?? {},
    );
    const error = this.errorIn(schema, body);
    if (type && !error) return type;
    throw new Error(
      `SumUp does not describe this answer to ${operation}, ${status}: ${error?.instancePath} ${error?.message} ${JSON.stringify(body)}`,
    );
  }
}

/** The document of August 2026: SumUp's current one. */
export const sumupDocument = new SumupDocument(sumup);
