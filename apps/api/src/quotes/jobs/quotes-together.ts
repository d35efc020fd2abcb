import type { StatementRunner } from '../../database/statements';
import { standsForTop, topsOf } from '../lineage/quotes-of-tops';

/** SQL: the job that `quote` is part of, as `JobLabel`; null: none. */
export const jobOfTop = `(
    SELECT jsonb_build_object('id', job.id, 'name', job.name)
    FROM job_top JOIN job ON job.id = job_top.job_id WHERE job_top.top_id = quote.top_id)`;

const topOf = (quoteId: string) => `(SELECT asked.top_id FROM quote AS asked WHERE asked.id = ${quoteId})`;

const ofOrder = (column: string, topId: string) =>
  `(SELECT ${column} FROM order_item WHERE order_item.top_id = ${topId} AND is_placed LIMIT 1)`;

/** SQL: the id of the placed order that the top of a quote is part of; null: none. */
export const placedOrderOf = (quoteId: string) => ofOrder('order_id', topOf(quoteId));

/**
 * SQL: the tops that are visited and paid together with that of a quote: all of its order; before it is ordered, those of
 * its job that are not ordered either; of neither, it alone.
 */
export const topsTogether = (quoteId: string) => `
  SELECT ${topOf(quoteId)} AS top_id
  UNION
  SELECT top_id FROM order_item WHERE order_id = ${placedOrderOf(quoteId)} AND is_placed
  UNION
  SELECT top_id FROM job_top
  WHERE job_id = (SELECT job_id FROM job_top WHERE top_id = ${topOf(quoteId)})
    AND num_nonnulls(${placedOrderOf(quoteId)}, ${ofOrder('order_id', 'job_top.top_id')}) = 0`;

const ofOrderOrJob = (column: string, topId: string, orElse = column) => `coalesce(
    ${ofOrder(column, topId)},
    (SELECT ${orElse} FROM job_top WHERE job_top.top_id = ${topId}))`;

/** SQL: the order that a top is part of, else its job; null: neither. */
export const togetherId = (topId: string) => ofOrderOrJob('order_id', topId, 'job_id');

/** SQL: the place of a top in its order, else in its job. */
export const positionTogether = (topId: string) => ofOrderOrJob('position', topId);

const findTogether = `
  SELECT id FROM quote WHERE top_id = ANY(ARRAY(${topsTogether('$1')})) AND ${standsForTop('quote')}
  ORDER BY ${positionTogether('quote.top_id')}`;

/** The quotes that are paid together with one, those that stand for the tops of its order or job, in their order; else it alone. */
export async function quotesTogether(runner: StatementRunner, quoteId: string): Promise<string[]> {
  const found = await runner.run<{ id: string }>(findTogether, [quoteId]);
  return found.length > 1 ? found.map(({ id }) => id) : [quoteId];
}

const findJobs = `
  SELECT id, (SELECT job_id FROM job_top WHERE job_top.top_id = quote.top_id) AS job_id FROM quote
  WHERE top_id = ANY(ARRAY(SELECT top_id FROM job_top WHERE job_id = ANY(ARRAY(
      SELECT job_id FROM job_top WHERE top_id = ANY(${topsOf('$1')})))))
    AND ${standsForTop('quote')}
  ORDER BY (SELECT position FROM job_top WHERE job_top.top_id = quote.top_id)`;

/** The jobs of some quotes, each with those that stand for its tops. */
export async function readJobs(
  runner: StatementRunner,
  quoteIds: readonly string[],
): Promise<Map<string, string[]>> {
  const jobs = new Map<string, string[]>();
  for (const { job_id, id } of await runner.run<{ job_id: string; id: string }>(findJobs, [quoteIds]))
    jobs.set(job_id, [...(jobs.get(job_id) ?? []), id]);
  return jobs;
}
