import { isRecord, toOneLine, type FieldError } from '@app/contracts';
import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { AppError, fieldError } from '../errors/app-error';
import { rulesOf, type DtoClass } from './dto-of';

/** Validates request bodies by the rules of their DTO class; unknown fields are dropped (D11). */
@Injectable()
export class DtoPipe implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type !== 'body' || !metatype) return value;
    const body = value ?? {};
    if (!isRecord(body)) throw fieldError('request/invalid', '', 'The request must be a JSON object.');
    const { request, errors } = check(metatype as DtoClass, body);
    if (errors.length) throw new AppError('request/invalid', { fields: errors });
    return request;
  }
}

/** @returns the request with known fields only, and all errors including nested ones */
function check(dto: DtoClass, input: Record<string, unknown>): { request: object; errors: FieldError[] } {
  const request = new dto() as Record<string, unknown>;
  const errors: FieldError[] = [];
  for (const [field, { accepts, message, isLine, isOptional }] of rulesOf(dto)) {
    const sent = Object.hasOwn(input, field) ? input[field] : undefined;
    const value = isLine && typeof sent === 'string' ? toOneLine(sent) : sent;
    request[field] = value;
    const isAbsent = value === null || value === undefined;
    if (!(isOptional && isAbsent) && !accepts(value))
      errors.push({ field, message: typeof message === 'string' ? message : message(value) });
  }
  for (const [field, { nestedDto }] of rulesOf(dto)) {
    const value = request[field];
    if (!nestedDto || !isRecord(value)) continue;
    const checked = check(nestedDto, value);
    request[field] = checked.request;
    errors.push(...checked.errors.map((error) => ({ ...error, field: `${field}.${error.field}` })));
  }
  return { request, errors };
}
