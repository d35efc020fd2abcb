import { maxTotalCount } from '@app/contracts';
import type { StatementRunner } from '../../database/statements';
import type { ListQuery } from './read-list-query';

/** SQL conditions with their parameters. An unused filter adds nothing, so that each combination has its own plan. */
export class Filters {
  private readonly conditions: string[] = [];

  /** @param values shared with further filters of the same statement */
  constructor(readonly values: unknown[] = []) {}

  addParameter(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  /** Adds a condition unless the value is null. */
  where<Value>(value: Value | null, condition: (placeholder: string) => string): this {
    return value === null ? this : this.and(condition(this.addParameter(value)));
  }

  and(condition: string): this {
    this.conditions.push(condition);
    return this;
  }

  get condition(): string {
    return this.conditions.length > 0 ? this.conditions.join(' AND ') : 'true';
  }
}

/**
 * SQL for the order of a list.
 * @param newestFirst breaks ties, and is the default order (D33)
 */
export const listOrderSql = <Sort extends string>(
  sort: ListQuery<string, Sort>['sort'],
  { sorts }: { sorts: Readonly<Record<Sort, string>> },
  newestFirst: string,
): string => (sort ? `${sorts[sort.by]} ${sort.isDescending ? 'DESC' : 'ASC'}, ${newestFirst}` : newestFirst);

interface CountQuery {
  select: string;
  values: readonly unknown[];
  max?: number;
  usesCustomPlan: boolean;
}

export async function countRows(
  runner: StatementRunner,
  { select, values, max = maxTotalCount, usesCustomPlan }: CountQuery,
): Promise<number> {
  const textSql = `SELECT count(*)::integer AS total FROM (${select} LIMIT ${max + 1}) AS counted`;
  const [counted] = await runner.run<{ total: number }>({ text: textSql, usesCustomPlan }, values);
  return counted?.total ?? 0;
}

export interface Page<Row> {
  rows: Row[];
  total: number;
}

interface PagedList {
  filters: Filters;
  /** SQL that selects no columns, for counting. */
  countSelect: string;
  /** SQL of the page; may add further parameters. */
  page: (limits: { limit: string; offset: string }) => string;
  /** Planned each time, where the best plan depends on the search. */
  usesCustomPlan?: boolean;
}

export async function readPage<Row extends object>(
  runner: StatementRunner,
  { limit, offset }: { limit: number; offset: number },
  { filters, countSelect, page, usesCustomPlan = false }: PagedList,
): Promise<Page<Row>> {
  const counting = countRows(runner, { select: countSelect, values: [...filters.values], usesCustomPlan });
  const text = page({ limit: filters.addParameter(limit), offset: filters.addParameter(offset) });
  const [rows, total] = await Promise.all([
    runner.run<Row>({ text, usesCustomPlan }, filters.values),
    counting,
  ]);
  return { rows, total };
}
