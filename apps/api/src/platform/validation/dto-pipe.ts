import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import type { ValidateFunction } from 'ajv';
import { getMetadataStorage, validateSync } from 'class-validator';
import { AppError, fieldError } from '../errors/app-error';
import { compileDto, type DtoClass } from './compile-dto';

/** A class's fields and, where it could be made, its compiled check. */
interface KnownDto {
  fields: readonly string[];
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
    const { accepts, fields } = this.known.get(metatype) ?? this.learn(metatype as DtoClass);
    return accepts?.(value) ? value : checkCarefully(metatype as DtoClass, fields, value);
  }

  private learn(dto: DtoClass): KnownDto {
    const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', true, false);
    const fields = [...new Set(rules.map(({ propertyName }) => propertyName))];
    const known = { fields, accepts: compileDto(dto, rules) };
    this.known.set(dto, known);
    return known;
  }
}

function checkCarefully(dto: DtoClass, fields: readonly string[], value: unknown): object {
  const body = value ?? {};
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw fieldError('request/invalid', '', 'The request must be a JSON object.');
  }
  const given = new Map<string, unknown>(Object.entries(body));
  const request = new dto() as Record<string, unknown>;
  for (const field of fields) request[field] = given.get(field);

  const errors = validateSync(request, { stopAtFirstError: true });
  if (!errors.length) return request;
  throw new AppError('request/invalid', {
    fields: errors.flatMap(({ property, constraints = {} }) =>
      Object.values(constraints).map((message) => ({ field: property, message })),
    ),
  });
}
