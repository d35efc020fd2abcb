import { applyDecorators, type CallHandler, type ExecutionContext, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import { maxTotalCount, pageSizes, totalCountHeader } from '@app/contracts';
import type { FastifyReply } from 'fastify';
import { map } from 'rxjs';
import { contracts } from '../openapi/responds-with';
import type { ListRules } from './read-list-query';
import type { Page } from './read-page';

/**
 * Documents a list's query parameters, and responds with the rows of a page and the total in a header (D33).
 * @param row name of a row's contract
 * @param onePageOf the number of rows of a list that has no further page
 */
export function RespondsWithPage(
  row: string,
  rules: ListRules<string, string>,
  onePageOf?: number,
): MethodDecorator {
  const max = onePageOf ?? maxTotalCount;
  const query = (name: string, schema: Record<string, unknown>, description?: string) =>
    ApiQuery({ name, required: false, schema, ...(description && { description }) });
  const orders = Object.keys(rules.sorts).flatMap((sort) => [sort, `-${sort}`]);
  return applyDecorators(
    UseInterceptors(countInHeader(max)),
    ...(onePageOf
      ? []
      : [
          query('page', { type: 'integer', minimum: 1, default: 1 }),
          query('pageSize', {
            type: 'integer',
            minimum: 1,
            maximum: pageSizes.max,
            default: pageSizes.default,
          }),
        ]),
    query('search', { type: 'string' }),
    ...(rules.statuses.length ? [query('status', { type: 'string', enum: [...rules.statuses] })] : []),
    ...(orders.length
      ? [query('sort', { type: 'string', enum: orders }, 'With - descending; newest first without')]
      : []),
    ApiOkResponse({
      schema: contracts(row),
      headers: {
        [totalCountHeader]: {
          description: `Rows on all pages: exact to ${max.toLocaleString('en')}, then \`${max}+\``,
          schema: { type: 'string' },
        },
      },
    }),
  );
}

const countInHeader = (max: number) => ({
  intercept(context: ExecutionContext, next: CallHandler<Page<unknown>>) {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map(({ rows, total }) => {
        void reply.header(totalCountHeader, total > max ? `${max}+` : String(total));
        return rows;
      }),
    );
  },
});
