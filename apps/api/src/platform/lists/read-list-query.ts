import { pageSizes, toOneLine, type FieldError } from '@app/contracts';
import { AppError } from '../errors/app-error';

export interface ListQuery<Status extends string, Sort extends string> {
  limit: number;
  offset: number;
  search: string | null;
  status: Status | null;
  /** Null: newest first. */
  sort: { by: Sort; isDescending: boolean } | null;
}

export interface ListRules<Status extends string, Sort extends string> {
  statuses: readonly Status[];
  sorts: Readonly<Record<Sort, string>>;
}

export type ListQueryOf<Rules> =
  Rules extends ListRules<infer Status, infer Sort> ? ListQuery<Status, Sort> : never;

/** Nobody reads further, and PostgreSQL would have to skip all earlier rows. */
const lastPage = 100_000;
const maxSearchLength = 200;

/**
 * Reads `?page`, `?pageSize` (50, at most 200), `?search`, `?status` and `?sort` (D33).
 * @throws AppError `request/invalid`, naming each invalid parameter
 */
export function readListQuery<Status extends string, Sort extends string>(
  query: Readonly<Record<string, unknown>>,
  { statuses, sorts }: ListRules<Status, Sort>,
): ListQuery<Status, Sort> {
  const errors: FieldError[] = [];
  const addError = (field: string, message: string) => void errors.push({ field, message });
  const textOf = (field: string): string | null => {
    const value = query[field];
    if (value === undefined || value === '') return null;
    if (typeof value === 'string') return value;
    addError(field, `${field} must be given once.`);
    return null;
  };
  const readInteger = (field: string, fallback: number, max: number): number => {
    const text = textOf(field);
    if (text === null) return fallback;
    const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
    if (value >= 1 && value <= max) return value;
    addError(field, `${field} must be a whole number from 1 to ${max}.`);
    return fallback;
  };

  const page = readInteger('page', 1, lastPage);
  const limit = readInteger('pageSize', pageSizes.default, pageSizes.max);

  const search = toOneLine(textOf('search') ?? '').slice(0, maxSearchLength) || null;
  if (search?.includes('\0')) addError('search', 'search must be text.');

  const status = textOf('status');
  const isStatus = (text: string | null): text is Status | null =>
    text === null || statuses.includes(text as Status);
  if (!isStatus(status)) addError('status', `status must be one of: ${statuses.join(', ')}.`);

  const sortText = textOf('sort');
  const by = sortText?.replace(/^-/, '') as Sort | undefined;
  if (by !== undefined && !Object.hasOwn(sorts, by)) {
    addError('sort', `sort must be one of: ${Object.keys(sorts).join(', ')}; with - before it, descending.`);
  }

  if (errors.length) throw new AppError('request/invalid', { fields: errors });
  return {
    limit,
    offset: (page - 1) * limit,
    search,
    status: status as Status | null,
    sort: by === undefined ? null : { by, isDescending: sortText?.startsWith('-') ?? false },
  };
}
