import { toOneLine, type FieldError } from '@app/contracts';
import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import type { ValidateFunction } from 'ajv';
import { validateSync } from 'class-validator';
import { AppError, fieldError } from '../errors/app-error';
import { compileDto, rulesOf, type DtoClass } from './compile-dto';
import { partAt } from './optional-part';
import { isLineRule } from './wire-rule';

/** A class's fields and, where it could be made, its compiled check. */
interface KnownDto {
  fields: readonly string[];
  /** Those of one line. */
  lines: readonly string[];
  accepts: ValidateFunction | undefined;
}

/**
 * Holds request bodies to their DTO class. A compiled check answers yes for nearly all; where it does not,
 * class-validator decides and finds the words, on the known fields alone: all others are dropped (D11).
 */
@Injectable()
export class DtoPipe implements PipeTransform {
  private readonly known = new Map<unknown, KnownDto>();

  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type !== 'body' || !metatype) return value;
    const dto = metatype as DtoClass;
    const { lines, accepts } = this.know(dto);
    normaliseLines(value, lines);
    if (accepts?.(value)) return value;

    const body = value ?? {};
    if (typeof body !== 'object' || Array.isArray(body)) {
      throw fieldError('request/invalid', '', 'The request must be a JSON object.');
    }
    const { request, errors } = this.checkCarefully(dto, body);
    if (errors.length) throw new AppError('request/invalid', { fields: errors });
    return request;
  }

  private know(dto: DtoClass): KnownDto {
    const known = this.known.get(dto);
    if (known) return known;
    const rules = rulesOf(dto);
    const fields = [...new Set(rules.map(({ propertyName }) => propertyName))];
    const lines = rules.filter(({ name }) => isLineRule(name)).map(({ propertyName }) => propertyName);
    const learned = { fields, lines, accepts: compileDto(dto, rules) };
    this.known.set(dto, learned);
    return learned;
  }

  /** @returns the request with its known fields alone, and all that is wrong with it and its parts */
  private checkCarefully(dto: DtoClass, body: object): { request: object; errors: FieldError[] } {
    const given = new Map<string, unknown>(Object.entries(body));
    const request = new dto() as Record<string, unknown>;
    for (const field of this.know(dto).fields) request[field] = given.get(field);

    const errors = validateSync(request, { stopAtFirstError: true }).flatMap(
      ({ property, constraints = {} }) =>
        Object.values(constraints).map((message) => ({ field: property, message })),
    );
    for (const [field, value] of Object.entries(request)) {
      const part = partAt(dto, field);
      if (!part || typeof value !== 'object' || value === null || Array.isArray(value)) continue;
      normaliseLines(value, this.know(part).lines);
      const checked = this.checkCarefully(part, value);
      request[field] = checked.request;
      errors.push(...checked.errors.map((error) => ({ ...error, field: `${field}.${error.field}` })));
    }
    return { request, errors };
  }
}

/** Brings the text of one-line fields into the one form in which it is checked and kept. */
function normaliseLines(body: unknown, lines: readonly string[]): void {
  if (typeof body !== 'object' || body === null) return;
  const request = body as Record<string, unknown>;
  for (const field of lines) {
    const value = Object.hasOwn(request, field) ? request[field] : undefined;
    if (typeof value === 'string') request[field] = toOneLine(value);
  }
}
