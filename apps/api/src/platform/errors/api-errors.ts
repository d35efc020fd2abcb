import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { errorCatalogue, type ErrorCode } from '@app/contracts';
import { contract } from '../openapi/responds-with';

const commonErrors: ErrorCode[] = ['request/malformed-url', 'server/unexpected', 'server/unavailable'];

export const bodyErrors: ErrorCode[] = [
  'request/invalid',
  'request/malformed-json',
  'request/foreign-origin',
  'request/timed-out',
  'request/too-large',
  'request/unsupported-type',
];

export const ApiErrors = (...codes: ErrorCode[]): MethodDecorator =>
  applyDecorators(...errorResponses([...codes, ...commonErrors]).map((response) => ApiResponse(response)));

/** Grouped by status, with codes and sentences (D12). */
function errorResponses(codes: readonly ErrorCode[]) {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return [...byStatus].map(([status, codesOfStatus]) => ({
    status,
    schema: contract('ErrorResponse'),
    description: codesOfStatus.map((code) => `\`${code}\`: ${errorCatalogue[code].sentence}`).join('\n\n'),
  }));
}
