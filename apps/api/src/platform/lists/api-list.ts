import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import { pageSizes, totalCountHeader } from '@app/contracts';
import { contracts } from '../openapi/contract';

interface DocumentedList {
  /** The contract of a row. */
  row: string;
  statuses: readonly string[];
  sorts: readonly string[];
}

/** Documents what a list takes in its address, and what it answers (D33). */
export function ApiList({ row, statuses, sorts }: DocumentedList): MethodDecorator {
  const query = (name: string, schema: Record<string, unknown>, description?: string) =>
    ApiQuery({ name, required: false, schema, ...(description && { description }) });
  const orders = sorts.flatMap((sort) => [sort, `-${sort}`]);
  return applyDecorators(
    query('page', { type: 'integer', minimum: 1, default: 1 }),
    query('pageSize', { type: 'integer', minimum: 1, maximum: pageSizes.most, default: pageSizes.usual }),
    query('search', { type: 'string' }),
    ...(statuses.length ? [query('status', { type: 'string', enum: [...statuses] })] : []),
    ...(sorts.length
      ? [query('sort', { type: 'string', enum: orders }, 'With - descending; newest first without')]
      : []),
    ApiOkResponse({
      schema: contracts(row),
      headers: {
        [totalCountHeader]: {
          description: 'Rows on all pages: exact to 10,000, then `10000+`',
          schema: { type: 'string' },
        },
      },
    }),
  );
}
