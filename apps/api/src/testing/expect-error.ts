import { errorCatalogue, type ErrorCode, type ErrorResponse } from '@app/contracts';
import type { LightMyRequestResponse as Response } from 'fastify';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * Checks that a response is an error of the catalogue (D12), with one of the given codes if there are any; returns its
 * body.
 */
export function expectError(reply: Response, ...codes: ErrorCode[]): ErrorResponse {
  const body = reply.json<ErrorResponse>();
  expect(Object.keys(errorCatalogue)).toContain(body.code);
  const { status, sentence } = errorCatalogue[body.code];
  expect({ status: reply.statusCode, error: body.error }).toEqual({ status, error: sentence });
  expect(Object.keys(body).filter((key) => !['error', 'code', 'details', 'requestId'].includes(key))).toEqual(
    [],
  );
  expect(body.requestId).toMatch(uuid);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  if (codes.length) expect(codes).toContain(body.code);
  return body;
}
