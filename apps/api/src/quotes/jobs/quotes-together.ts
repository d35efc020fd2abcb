import type { StatementRunner } from '../../database/statements';
import { standsForTop } from '../lineage/quotes-of-tops';

/** SQL: the job that `quote` is part of, as `JobLabel`; null: none. */
export const jobOfTop = `(
    SELECT jsonb_build_object('id', job.id, 'name', job.name)
    FROM job_top JOIN job ON job.id = job_top.job_id WHERE job_top.top_id = quote.top_id)`;

/** SQL: that a top is part of no placed order. */
const isFree = (topId: string) =>
  `NOT EXISTS (SELECT FROM order_item WHERE order_item.top_id = ${topId} AND is_placed)`;

/**
 * SQL: the tops that are visited and paid together with that of a quote: all of its order; before it is ordered, those of
 * its job that are not ordered either; of neither, it alone. `OFFSET 0` has them looked up by their top.
 */
export const topsTogether = (quoteId: string) => `
  SELECT asked.top_id FROM quote AS asked WHERE asked.id = ${quoteId}
  UNION
  SELECT mate.top_id FROM quote AS asked
  JOIN job_top AS place ON place.top_id = asked.top_id
  JOIN job_top AS mate ON mate.job_id = place.job_id
  WHERE asked.id = ${quoteId} AND ${isFree('asked.top_id')} AND ${isFree('mate.top_id')}
  UNION
  SELECT mate.top_id FROM quote AS asked
  CROSS JOIN LATERAL (SELECT * FROM order_item WHERE top_id = asked.top_id OFFSET 0) AS item
  CROSS JOIN LATERAL (SELECT * FROM order_item WHERE order_id = item.order_id OFFSET 0) AS mate
  WHERE asked.id = ${quoteId} AND item.is_placed AND mate.is_placed`;

const ofOrderOrJob = (column: string, topId: string, orElse = column) => `coalesce(
    (SELECT ${column} FROM order_item WHERE order_item.top_id = ${topId} AND is_placed LIMIT 1),
    (SELECT ${orElse} FROM job_top WHERE job_top.top_id = ${topId}))`;

/** SQL: the order that a top is part of, else its job; null: neither. */
export const togetherId = (topId: string) => ofOrderOrJob('order_id', topId, 'job_id');

/** SQL: the place of a top in its order, else in its job. */
export const positionTogether = (topId: string) => ofOrderOrJob('position', topId);

/** SQL: the rows of `quote` for the top of a place in an order or a job. `OFFSET 0` has them looked up, as for any other top. */
export const quotesOfPlace =
  'CROSS JOIN LATERAL (SELECT * FROM quote WHERE top_id = place.top_id OFFSET 0) AS quote';

const findTogether = `
  SELECT quote.id FROM (${topsTogether('$1')}) AS place ${quotesOfPlace}
  WHERE ${standsForTop('quote')}
  ORDER BY ${positionTogether('quote.top_id')}`;

/** The quotes that are paid together with one, those that stand for the tops of its order or job, in their order; else it alone. */
export async function quotesTogether(runner: StatementRunner, quoteId: string): Promise<string[]> {
  const found = await runner.run<{ id: string }>(findTogether, [quoteId]);
  return found.length > 1 ? found.map(({ id }) => id) : [quoteId];
}

const findJobs = `
  SELECT place.job_id, quote.id
  FROM (SELECT * FROM job_top WHERE job_id = ANY(ARRAY(
    SELECT job_id FROM job_top WHERE top_id = ANY(ARRAY(SELECT top_id FROM quote WHERE id = ANY($1)))))) AS place
  ${quotesOfPlace}
  WHERE ${standsForTop('quote')}
  ORDER BY place.position`;

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
