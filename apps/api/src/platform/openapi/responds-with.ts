import { applyDecorators, HttpCode, HttpStatus } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

/** A reference to a type of `@app/contracts`; `tools/openapi` makes the schema from the type itself. */
export const contract = (name: string) => ({ $ref: `#/components/schemas/${name}` });

export const contracts = (name: string) => ({ type: 'array', items: contract(name) });

/** Documents an operation's status and contract: `'Quote'`, or `['Quote']` for a list. */
export const RespondsWith = (
  contractName: string | readonly [string],
  status = HttpStatus.OK,
  description?: string,
): MethodDecorator => {
  const schema = typeof contractName === 'string' ? contract(contractName) : contracts(contractName[0]);
  return applyDecorators(
    HttpCode(status),
    ApiResponse({ status, schema, ...(description && { description }) }),
  );
};

export const RespondsWithNoContent = (description = 'Done'): MethodDecorator =>
  applyDecorators(
    HttpCode(HttpStatus.NO_CONTENT),
    ApiResponse({ status: HttpStatus.NO_CONTENT, description }),
  );

export const RespondsWithFile = (...types: string[]): MethodDecorator => {
  const schema = { type: 'string', format: 'binary' };
  const content = Object.fromEntries(types.map((type) => [type, { schema }]));
  return applyDecorators(HttpCode(HttpStatus.OK), ApiResponse({ status: HttpStatus.OK, content }));
};
