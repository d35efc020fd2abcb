import { Injectable, ValidationPipe, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import type { FieldError } from '@app/contracts';
import type { ValidateFunction } from 'ajv';
import type { ValidationError } from 'class-validator';
import { AppError, fieldError } from '../errors/app-error';
import { compileDto } from './compile-dto';

/**
 * Holds request bodies to their DTO class. A compiled check answers yes for nearly all; where it does not,
 * class-validator decides, drops unknown fields, and finds the words.
 */
@Injectable()
export class DtoPipe implements PipeTransform {
  private readonly compiled = new Map<unknown, ValidateFunction | undefined>();
  private readonly careful = new ValidationPipe({
    whitelist: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new AppError('request/invalid', { fields: errors.flatMap(toFieldErrors) }),
  });

  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    const { type, metatype } = metadata;
    if (type !== 'body' || !metatype) return value;

    if (!this.compiled.has(metatype)) this.compiled.set(metatype, compileDto(metatype));
    if (this.compiled.get(metatype)?.(value)) return value;

    const body = value ?? {};
    if (typeof body !== 'object' || Array.isArray(body)) {
      throw fieldError('request/invalid', '', 'The request must be a JSON object.');
    }
    return this.careful.transform(body, metadata);
  }
}

const toFieldErrors = ({ property, constraints = {} }: ValidationError): FieldError[] =>
  Object.values(constraints).map((message) => ({ field: property, message }));
