import { applyDecorators, HttpCode, HttpStatus } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

/** A reference to a type of `@app/contracts`; `tools/openapi` makes the schema from the type itself. */
export const contract = (name: string) => ({ $ref: `#/components/schemas/${name}` });

export const contracts = (name: string) => ({ type: 'array', items: contract(name) });

/** Documents an operation's status and contract: `'Quote'`, or `['Quote']` for a list. */
export const Answers = (
  answer: string | readonly [string],
  status = HttpStatus.OK,
  description?: string,
): MethodDecorator => {
  const schema = typeof answer === 'string' ? contract(answer) : contracts(answer[0]);
  return applyDecorators(
    HttpCode(status),
    ApiResponse({ status, schema, ...(description && { description }) }),
  );
};

export const AnswersNothing = (description = 'Done'): MethodDecorator =>
  applyDecorators(
    HttpCode(HttpStatus.NO_CONTENT),
    ApiResponse({ status: HttpStatus.NO_CONTENT, description }),
  );

export const AnswersFile = (...types: string[]): MethodDecorator => {
  const schema = { type: 'string', format: 'binary' };
  const content = Object.fromEntries(types.map((type) => [type, { schema }]));
  return applyDecorators(HttpCode(HttpStatus.OK), ApiResponse({ status: HttpStatus.OK, content }));
};
