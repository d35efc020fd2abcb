import type { StatementRunner } from '../../database/statements';
import { standsForTop } from '../lineage/quotes-of-tops';

/** SQL: the job that `quote` is part of, as `JobLabel`; null: none. */
export const jobOfTop = `(
    SELECT jsonb_build_object('id', job.id, 'name', job.name)
    FROM job_top JOIN job ON job.id = job_top.job_id WHERE job_top.top_id = quote.top_id)`;

/** SQL: the tops that are visited together with that of a quote: all of its job; of none, it alone. */
export const topsTogether = (quoteId: string) => `
  SELECT asked.top_id FROM quote AS asked WHERE asked.id = ${quoteId}
  UNION
  SELECT mate.top_id FROM quote AS asked
  JOIN job_top AS place ON place.top_id = asked.top_id
  JOIN job_top AS mate ON mate.job_id = place.job_id
  WHERE asked.id = ${quoteId}`;

/** SQL: `job_id, id, position` of the quotes that stand for the tops of jobs. */
const standing = (jobs: string) => `
  SELECT place.job_id, quote.id, place.position
  FROM job_top AS place JOIN quote ON quote.top_id = place.top_id
  WHERE place.job_id IN (${jobs}) AND ${standsForTop('quote')}
  ORDER BY place.position`;

const findTogether = standing(
  'SELECT own.job_id FROM job_top AS own JOIN quote AS asked ON asked.top_id = own.top_id WHERE asked.id = $1',
);

/** The quotes that are paid together with one, in the order of their job: those that stand for its tops; of no job, it alone. */
export async function quotesTogether(runner: StatementRunner, quoteId: string): Promise<string[]> {
  const found = await runner.run<{ id: string }>(findTogether, [quoteId]);
  return found.length > 0 ? found.map(({ id }) => id) : [quoteId];
}

const findJobs = standing(`
  SELECT own.job_id FROM job_top AS own JOIN quote AS asked ON asked.top_id = own.top_id WHERE asked.id = ANY($1)`);

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
