import { readFileSync } from 'node:fs';
import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';

/** A JSON schema as the API's document has them. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

interface Body {
  description?: string;
  content?: Record<string, { schema?: Schema }>;
}

export interface Operation {
  method: string;
  /** With its parameters in braces. */
  path: string;
  parameters: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }[];
  requestBody?: Body;
  responses: Record<string, Body>;
}

const file = new URL('../../apps/api/openapi.json', import.meta.url);

/** The API's committed OpenAPI document: its operations, and validation against its schemas. */
export class ApiDocument {
  private readonly document = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
    components: { schemas: Record<string, Schema> };
  };
  readonly operations: Operation[] = Object.entries(this.document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  );
  private readonly ajv = new Ajv2020({ strict: false, logger: false });
  private readonly checks = new Map<string, ValidateFunction>();

  constructor() {
    this.ajv.addSchema(this.document, 'api');
  }

  /** Follows a reference; other schemas are returned as they are. */
  resolve(schema: Schema): Schema {
    const name = schema.$ref?.split('/').at(-1);
    return name ? this.resolve(this.document.components.schemas[name] ?? {}) : schema;
  }

  /** Why a value does not match a schema; undefined if it does. */
  problems(schema: Schema, value: unknown): string | undefined {
    const absolute = JSON.stringify(schema).replaceAll('"#/', '"api#/');
    const check = this.checks.get(absolute) ?? this.ajv.compile(JSON.parse(absolute) as AnySchema);
    this.checks.set(absolute, check);
    return check(value) ? undefined : this.ajv.errorsText(check.errors);
  }
}
