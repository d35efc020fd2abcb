import type { StatementRunner } from '../../database/statements';
import { isCurrentQuoteSql, topsOfSql } from '../lineage/quotes-of-tops';

/** SQL: the job of `quote`, as `JobLabel`; null: none. */
export const jobOfTopSql = `(
    SELECT jsonb_build_object('id', job.id, 'name', job.name)
    FROM job_top JOIN job ON job.id = job_top.job_id WHERE job_top.top_id = quote.top_id)`;

const topOfSql = (quoteId: string) => `(SELECT asked.top_id FROM quote AS asked WHERE asked.id = ${quoteId})`;

const ofOrderSql = (column: string, topId: string) =>
  `(SELECT ${column} FROM order_item WHERE order_item.top_id = ${topId} AND is_placed LIMIT 1)`;

/** SQL: the id of the placed order of the quote's top; null: none. */
export const placedOrderOfSql = (quoteId: string) => ofOrderSql('order_id', topOfSql(quoteId));

/**
 * SQL: the tops that are visited and paid together: all of the quote's order or, before it is ordered, the unordered
 * ones of its job; otherwise only its top.
 */
export const topsOfOrderOrJobSql = (quoteId: string) => `
  SELECT ${topOfSql(quoteId)} AS top_id
  UNION
  SELECT top_id FROM order_item WHERE order_id = ${placedOrderOfSql(quoteId)} AND is_placed
  UNION
  SELECT top_id FROM job_top
  WHERE job_id = (SELECT job_id FROM job_top WHERE top_id = ${topOfSql(quoteId)})
    AND num_nonnulls(${placedOrderOfSql(quoteId)}, ${ofOrderSql('order_id', 'job_top.top_id')}) = 0`;

/** SQL: the position of a top in its order, else in its job. */
export const positionInOrderOrJobSql = (topId: string) => `coalesce(
    ${ofOrderSql('position', topId)},
    (SELECT position FROM job_top WHERE job_top.top_id = ${topId}))`;

const findTogetherSql = `
  SELECT id FROM quote WHERE top_id = ANY(ARRAY(${topsOfOrderOrJobSql('$1')})) AND ${isCurrentQuoteSql('quote')}
  ORDER BY ${positionInOrderOrJobSql('quote.top_id')}`;

/** The current quotes of the same order or job, in order; otherwise only the quote. */
export async function quotesOfOrderOrJob(runner: StatementRunner, quoteId: string): Promise<string[]> {
  const found = await runner.run<{ id: string }>(findTogetherSql, [quoteId]);
  return found.length > 1 ? found.map(({ id }) => id) : [quoteId];
}

const findJobsSql = `
  SELECT id, (SELECT job_id FROM job_top WHERE job_top.top_id = quote.top_id) AS job_id FROM quote
  WHERE top_id = ANY(ARRAY(SELECT top_id FROM job_top WHERE job_id = ANY(ARRAY(
      SELECT job_id FROM job_top WHERE top_id = ANY(${topsOfSql('$1')})))))
    AND ${isCurrentQuoteSql('quote')}
  ORDER BY (SELECT position FROM job_top WHERE job_top.top_id = quote.top_id)`;

/** The jobs of some quotes, each with the current quotes of its tops. */
export async function readJobs(
  runner: StatementRunner,
  quoteIds: readonly string[],
): Promise<Map<string, string[]>> {
  const jobs = new Map<string, string[]>();
  for (const { job_id, id } of await runner.run<{ job_id: string; id: string }>(findJobsSql, [quoteIds]))
    jobs.set(job_id, [...(jobs.get(job_id) ?? []), id]);
  return jobs;
}

/** SQL: which of the active tops of its order an `order_item` is. */
export const placeInOrderSql = (item: string) => `(
    SELECT json_build_object('number', count(*) FILTER (WHERE other.position <= ${item}.position), 'of', count(*))
    FROM order_item AS other WHERE other.order_id = ${item}.order_id AND other.is_placed AND other.stage IS NOT NULL)`;
