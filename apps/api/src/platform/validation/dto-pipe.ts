import { toOneLine, type FieldError } from '@app/contracts';
import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { validateSync } from 'class-validator';
import { AppError, fieldError } from '../errors/app-error';
import { partAt } from './optional-part';
import { rulesOf, type DtoClass } from './rules-of';
import { isLineRule } from './wire-rule';

/** A field of a class, and whether its text is of one line. */
type Fields = ReadonlyMap<string, { isLine: boolean }>;

/** Holds request bodies to the rules of their DTO class, on its fields alone: all others are dropped (D11). */
@Injectable()
export class DtoPipe implements PipeTransform {
  private readonly known = new Map<DtoClass, Fields>();

  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type !== 'body' || !metatype) return value;
    const body = value ?? {};
    if (typeof body !== 'object' || Array.isArray(body)) {
      throw fieldError('request/invalid', '', 'The request must be a JSON object.');
    }
    const { request, errors } = this.check(metatype as DtoClass, body);
    if (errors.length) throw new AppError('request/invalid', { fields: errors });
    return request;
  }

  /** @returns the request with its known fields alone, and all that is wrong with it and its parts */
  private check(dto: DtoClass, body: object): { request: object; errors: FieldError[] } {
    const given = body as Record<string, unknown>;
    const request = new dto() as Record<string, unknown>;
    for (const [field, { isLine }] of this.fieldsOf(dto)) {
      const value = Object.hasOwn(given, field) ? given[field] : undefined;
      request[field] = isLine && typeof value === 'string' ? toOneLine(value) : value;
    }
    const errors = validateSync(request, { stopAtFirstError: true }).flatMap(
      ({ property, constraints = {} }) =>
        Object.values(constraints).map((message) => ({ field: property, message })),
    );
    for (const [field, value] of Object.entries(request)) {
      const part = partAt(dto, field);
      if (!part || typeof value !== 'object' || value === null || Array.isArray(value)) continue;
      const checked = this.check(part, value);
      request[field] = checked.request;
      errors.push(...checked.errors.map((error) => ({ ...error, field: `${field}.${error.field}` })));
    }
    return { request, errors };
  }

  private fieldsOf(dto: DtoClass): Fields {
    const known = this.known.get(dto);
    if (known) return known;
    const rules = rulesOf(dto);
    const lines = new Set(
      rules.filter(({ name }) => isLineRule(name)).map(({ propertyName }) => propertyName),
    );
    const fields = new Map(rules.map(({ propertyName: field }) => [field, { isLine: lines.has(field) }]));
    this.known.set(dto, fields);
    return fields;
  }
}
