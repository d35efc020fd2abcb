import { Param } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { type ErrorCode, quoteIdPattern } from '@app/contracts';
import { AppError } from '../errors/app-error';

/** An id of ours in an address. What nobody was ever given is not even looked for. @throws AppError `notFound` */
export const IdInPath =
  (name: string, notFound: ErrorCode): ParameterDecorator =>
  (target, key, index) => {
    const transform = (id: string) => {
      if (!quoteIdPattern.test(id)) throw new AppError(notFound);
      return id;
    };
    Param(name, { transform })(target, key, index);
    const method = key && Object.getOwnPropertyDescriptor(target, key);
    if (method)
      ApiParam({ name, schema: { type: 'string', pattern: quoteIdPattern.source } })(target, key, method);
  };
