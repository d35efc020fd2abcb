import { BadRequestException, Logger, NotFoundException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error';
import { ErrorFilter } from './error-filter';
import { toAppError } from './to-app-error';

const withCode = (code: string, statusCode?: number) =>
  Object.assign(new Error('inner words'), { code, statusCode });

it.each([
  ['our own error', new AppError('quote/not-found'), 'quote/not-found'],
  ['an unknown address', new NotFoundException(), 'request/not-found'],
  ['a refusal by Nest', new BadRequestException(), 'request/invalid'],
  ['a malformed address', withCode('FST_ERR_BAD_URL', 400), 'request/malformed-url'],
  ['a large body', withCode('FST_ERR_CTP_BODY_TOO_LARGE', 413), 'request/too-large'],
  ['an unforeseen 4xx', withCode('FST_ERR_ODD', 418), 'request/invalid'],
  ['a database that is down', withCode('ECONNREFUSED'), 'server/unavailable'],
  ['a database that is shutting down', withCode('57P01'), 'server/unavailable'],
  ['a database that is stuck', withCode('57014'), 'server/unavailable'],
  ['a database that has become a reader of another', withCode('25006'), 'server/unavailable'],
  ['a database whose disk is full', withCode('53100'), 'server/unavailable'],
  ['a database without memory', withCode('53200'), 'server/unavailable'],
  ['a repeated deadlock', withCode('40P01'), 'server/unavailable'],
  ['a lost connection', new Error('Connection terminated unexpectedly'), 'server/unavailable'],
  ['a full pool', new Error('timeout exceeded when trying to connect'), 'server/unavailable'],
  ['a value that may be stored once', withCode('23505'), 'request/conflict'],
  ['two rows that exclude each other', withCode('23P01'), 'request/conflict'],
  ['another failed constraint', withCode('23514'), 'server/unexpected'],
  ['a bug', new TypeError('x is not a function'), 'server/unexpected'],
  ['a thrown text', 'oops', 'server/unexpected'],
  ['undefined', undefined, 'server/unexpected'],
])('handles %s', (_, thrown, code) => {
  expect(toAppError(thrown).code).toBe(code);
});

const sent: unknown[] = [];
const response = {
  sent: false,
  code: () => response,
  header: () => response,
  removeHeader: () => response,
  send: (body: unknown) => sent.push(body),
};
const handle = (thrown: unknown, { isBrokenOff = false } = {}) =>
  new ErrorFilter().respond(
    thrown,
    {
      id: 'r-1',
      method: 'GET',
      url: '/api/postcodes/RG1%201AA?email=ada@example.com',
      routeOptions: { url: '/api/postcodes/:postcode' },
      raw: { readableAborted: isBrokenOff },
    } as unknown as FastifyRequest,
    response as unknown as FastifyReply,
  );
const log = vi.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
const warn = vi.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
beforeEach(() => {
  sent.length = 0;
  log.mockClear();
  warn.mockClear();
});
afterAll(() => {
  log.mockRestore();
  warn.mockRestore();
});

it('logs our own failures with the request id, without personal parts of the URL', () => {
  handle(new Error('inner words'));

  const [line] = log.mock.calls[0] as [Record<string, string>];
  expect(line).toMatchObject({ requestId: 'r-1', address: '/api/postcodes/:postcode' });
  expect(JSON.stringify(line)).not.toMatch(/RG1|ada@/);
  expect(line.cause).toContain('inner words');
  expect(JSON.stringify(sent)).not.toContain('inner words');
});

it.each([
  [withCode('ECONNREFUSED'), 'server/unavailable', 'ECONNREFUSED: inner words'],
  [new AppError('postcode/unavailable'), 'postcode/unavailable', undefined],
  [withCode('23P01'), 'request/conflict', '23P01: inner words'],
])('logs an expected failure in one line, without a stack: %s', (thrown, code, cause) => {
  handle(thrown);

  expect(log).not.toHaveBeenCalled();
  expect(warn.mock.calls).toEqual([
    [{ requestId: 'r-1', method: 'GET', address: '/api/postcodes/:postcode', code, cause }],
  ]);
});

it('logs nothing if a visitor disconnects', () => {
  handle(withCode('ECONNRESET'), { isBrokenOff: true });
  handle(new Error('aborted'), { isBrokenOff: true });

  expect(log).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});
