import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { idempotencyKeyHeader, idempotencyKeyPattern } from '@app/contracts';
import type { FastifyRequest } from 'fastify';
import { AppError, fieldError } from '../errors/app-error';

const KeyOfRequest = createParamDecorator((isRequired: boolean, context: ExecutionContext) => {
  const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const key = headers[idempotencyKeyHeader.toLowerCase()];
  // Without a key, a retry after a lost response would carry out the request twice.
  if (isRequired && key === undefined) throw new AppError('request/key-missing');
  if (key === undefined || (typeof key === 'string' && idempotencyKeyPattern.test(key))) return key;
  throw fieldError('request/invalid', idempotencyKeyHeader, 'This must be 16 to 64 letters and digits.');
});

/**
 * A key that makes repeating the same request harmless; undefined: no key was sent.
 * @throws AppError `request/invalid` for a malformed key, `request/key-missing` if a required key is missing
 */
export const IdempotencyKey =
  ({ required } = { required: false }): ParameterDecorator =>
  (target, method, index) => {
    KeyOfRequest(required)(target, method, index);
    const description = 'Makes sending the same request again harmless';
    const schema = { type: 'string', pattern: idempotencyKeyPattern.source };
    const handler = method && Object.getOwnPropertyDescriptor(target, method);
    if (handler)
      ApiHeader({ name: idempotencyKeyHeader, required, schema, description })(target, method, handler);
  };
