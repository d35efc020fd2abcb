import { applyDecorators, HttpCode, HttpStatus } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

/** A type of `@app/contracts` by its name, for the documents: `tools/openapi` makes the schema from the type itself. */
export const contract = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A list of them. */
export const contracts = (name: string) => ({ type: 'array', items: contract(name) });

/** Says with which status an operation answers, and with which contract: `'Quote'`, or `['Quote']` for a list of them. */
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

/** Says that an operation answers with nothing, and for the public what that means. */
export const AnswersNothing = (description = 'Done'): MethodDecorator =>
  applyDecorators(
    HttpCode(HttpStatus.NO_CONTENT),
    ApiResponse({ status: HttpStatus.NO_CONTENT, description }),
  );

/** Says that an operation answers with a file of any of these types. */
export const AnswersFile = (...types: string[]): MethodDecorator => {
  const schema = { type: 'string', format: 'binary' };
  const content = Object.fromEntries(types.map((type) => [type, { schema }]));
  return applyDecorators(HttpCode(HttpStatus.OK), ApiResponse({ status: HttpStatus.OK, content }));
};
