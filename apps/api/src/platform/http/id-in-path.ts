import { Param } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { type ErrorCode, quoteIdPattern } from '@app/contracts';
import { AppError } from '../errors/app-error';

const inPath =
  <Id>(name: string, schema: object, read: (text: string) => Id): ParameterDecorator =>
  (target, key, index) => {
    Param(name, { transform: read })(target, key, index);
    const method = key && Object.getOwnPropertyDescriptor(target, key);
    if (method) ApiParam({ name, schema })(target, key, method);
  };

/** An id in the path; a malformed one is not looked up. @throws AppError `notFound` */
export const IdInPath = (name: string, notFound: ErrorCode, pattern = quoteIdPattern): ParameterDecorator =>
  inPath(name, { type: 'string', pattern: pattern.source }, (id) => {
    if (!pattern.test(id)) throw new AppError(notFound);
    return id;
  });

export const QuoteId = (): ParameterDecorator => IdInPath('quoteId', 'quote/not-found');

/** A row number at `:id`; a malformed one is not looked up. @throws AppError `notFound` */
export const RowIdInPath = (notFound: ErrorCode): ParameterDecorator =>
  inPath('id', { type: 'integer' }, (text) => {
    if (!/^\d{1,9}$/.test(text)) throw new AppError(notFound);
    return Number(text);
  });
