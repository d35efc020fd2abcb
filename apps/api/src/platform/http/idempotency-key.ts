import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { browserKeyHeader, idempotencyKeyHeader, idempotencyKeyPattern } from '@app/contracts';
import type { FastifyRequest } from 'fastify';
import { AppError, fieldError } from '../errors/app-error';

interface KeyHeader {
  name: string;
  required: boolean;
  description: string;
}

const KeyOfRequest = createParamDecorator(({ name, required }: KeyHeader, context: ExecutionContext) => {
  const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const key = headers[name.toLowerCase()];
  // Without a key, a retry after a lost response would carry out the request twice.
  if (required && key === undefined) throw new AppError('request/key-missing');
  if (key === undefined || (typeof key === 'string' && idempotencyKeyPattern.test(key))) return key;
  throw fieldError('request/invalid', name, 'This must be 16 to 64 letters and digits.');
});

const Key =
  (header: KeyHeader): ParameterDecorator =>
  (target, method, index) => {
    KeyOfRequest(header)(target, method, index);
    const schema = { type: 'string', pattern: idempotencyKeyPattern.source };
    const handler = method && Object.getOwnPropertyDescriptor(target, method);
    if (handler) ApiHeader({ ...header, schema })(target, method, handler);
  };

/**
 * A key that makes repeating the same request harmless; undefined: no key was sent.
 * @throws AppError `request/invalid` for a malformed key, `request/key-missing` if a required key is missing
 */
export const IdempotencyKey = ({ required } = { required: false }): ParameterDecorator =>
  Key({
    name: idempotencyKeyHeader,
    required,
    description: 'Makes sending the same request again harmless',
  });

/** The secret of a browser tab; undefined: none was sent. @throws AppError `request/invalid` for a malformed key */
export const BrowserKey = (): ParameterDecorator =>
  Key({
    name: browserKeyHeader,
    required: false,
    description: 'Secret of the browser tab: the one that begins a deposit may see its order',
  });
