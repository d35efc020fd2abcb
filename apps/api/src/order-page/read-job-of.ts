import type { CustomerOrder } from '@app/contracts';
import type { StatementRunner } from '../database/statements';
import { quotesOfPlace, standsForTop } from '../quotes';

const findJob = `
  SELECT job.id, job.name, json_agg(json_build_object('quoteId', quote.id, 'reference', quote.reference,
    'color', quote.snapshot -> 'color' ->> 'name', 'length', quote.length, 'width', quote.width,
    'quantity', quote.quantity, 'stage', quote.stage)
    ORDER BY place.position) AS tops
  FROM quote AS own JOIN job_top ON job_top.top_id = own.top_id JOIN job ON job.id = job_top.job_id
  JOIN job_top AS place ON place.job_id = job.id ${quotesOfPlace}
  WHERE own.id = $1 AND ${standsForTop('quote')}
  GROUP BY job.id`;

/** The job that an order is part of, with the stages of all of its tops; null: it is of none. */
export async function readJobOf(runner: StatementRunner, quoteId: string): Promise<CustomerOrder['job']> {
  const [job] = await runner.run<NonNullable<CustomerOrder['job']>>(findJob, [quoteId]);
  return job ?? null;
}
