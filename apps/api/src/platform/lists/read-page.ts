import { mostCounted } from '@app/contracts';
import type { StatementRunner } from '../../database/statements';
import type { WantedList } from './read-list-query';

/** What a list is narrowed down to. Nothing is asked of a row that was not asked for: each choice has its own plan. */
export class Filters {
  private readonly conditions: string[] = [];

  /** @param values shared with further filters of the same statement */
  constructor(readonly values: unknown[] = []) {}

  place(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  /** Asks for something in SQL, if there is a value to ask for; null: whatever it is. */
  where<Value>(value: Value | null, condition: (place: string) => string): this {
    return value === null ? this : this.and(condition(this.place(value)));
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
 * The order that is wanted, in SQL.
 * @param newestFirst settles ties, and is the order where none is wanted (D33)
 */
export const orderBy = <Sort extends string>(
  sort: WantedList<string, Sort>['sort'],
  { sorts }: { sorts: Readonly<Record<Sort, string>> },
  newestFirst: string,
): string => (sort ? `${sorts[sort.by]} ${sort.isDescending ? 'DESC' : 'ASC'}, ${newestFirst}` : newestFirst);

interface Counted {
  /** Selects nothing of each row. */
  select: string;
  values: readonly unknown[];
  most?: number;
  isPlannedAnew: boolean;
}

/** Counts the rows of a query without reading more of them than anybody is told about. */
export async function countRows(
  runner: StatementRunner,
  { select, values, most = mostCounted, isPlannedAnew }: Counted,
): Promise<number> {
  const text = `SELECT count(*)::integer AS total FROM (${select} LIMIT ${most + 1}) AS counted`;
  const [counted] = await runner.run<{ total: number }>({ text, isPlannedAnew }, values);
  return counted?.total ?? 0;
}

/** One page of a list, and how many rows all pages have. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

interface PagedList {
  filters: Filters;
  /** The rows of all pages, in SQL that selects nothing. */
  all: string;
  /** The page: what it needs besides the filters it places itself. */
  page: (limits: { limit: string; offset: string }) => string;
  /** What is searched decides which way is best: it is planned each time. */
  isPlannedAnew?: boolean;
}

export async function readPage<Row extends object>(
  runner: StatementRunner,
  { limit, offset }: { limit: number; offset: number },
  { filters, all, page, isPlannedAnew = false }: PagedList,
): Promise<Page<Row>> {
  const counting = countRows(runner, { select: all, values: [...filters.values], isPlannedAnew });
  const text = page({ limit: filters.place(limit), offset: filters.place(offset) });
  const [rows, total] = await Promise.all([
    runner.run<Row>({ text, isPlannedAnew }, filters.values),
    counting,
  ]);
  return { rows, total };
}
