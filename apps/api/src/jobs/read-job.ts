import { Injectable } from '@nestjs/common';
import type { AdminJob, JobResponse, OrderStage } from '@app/contracts';
import { basketTotal, sumPence, toPence, toPounds } from '@app/pricing';
import { type StatementRunner, Statements } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import {
  PdfFiles,
  quoteColumnsSql,
  type PdfFile,
  type QuoteRow,
  isCurrentQuoteSql,
  toQuoteResponse,
  stageOfSql,
} from '../quotes';
import { Job } from './job.entity';

type JobTopRow = QuoteRow & { stage: OrderStage | null };

const findTopsSql = `
  SELECT ${quoteColumnsSql}, ${stageOfSql()} AS stage
  FROM quote
  WHERE top_id = ANY(ARRAY(SELECT top_id FROM job_top WHERE job_id = $1)) AND ${isCurrentQuoteSql('quote')}
  ORDER BY (SELECT position FROM job_top WHERE job_top.top_id = quote.top_id)`;

@Injectable()
export class ReadJob {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly pdfs: PdfFiles,
  ) {}

  async read(id: string): Promise<JobResponse> {
    const { job, tops } = await this.find(id);
    const now = this.clock.now();
    const prices = tops.map(({ total_price }) => toPence(total_price));
    const { topsTotal: total, deposit } = basketTotal(prices, { needsDelivery: false });
    return {
      id: job.id,
      name: job.name,
      createdAt: job.createdAt.toISOString(),
      tops: tops.map((row) => ({ quote: toQuoteResponse(row, now), stage: row.stage })),
      totalAmount: toPounds(total),
      depositAmount: toPounds(deposit),
      receivedAmount: toPounds(sumPence(tops.map(({ received }) => toPence(received)))),
    };
  }

  async pdf(id: string): Promise<PdfFile> {
    const { job, tops } = await this.find(id);
    return this.pdfs.makeJobQuotes(job, tops);
  }

  private async find(id: string): Promise<{ job: Job; tops: JobTopRow[] }> {
    const job = await this.statements.manager.findOneBy(Job, { id });
    const tops = job ? await this.statements.run<JobTopRow>(findTopsSql, [id]) : [];
    if (!job || tops.length === 0) throw new AppError('job/not-found');
    return { job, tops };
  }
}

const findJobOfQuoteSql = `
  SELECT job.id, job.name, NOT bool_or(quote.deposit_state NOT IN ('none', 'failed') OR quote.received > 0) AS "canChange",
    coalesce(json_agg(json_build_object('id', quote.id, 'reference', quote.reference, 'quantity', quote.quantity,
      'stage', ${stageOfSql()},
      'totalPrice', quote.total_price::text) ORDER BY position) FILTER (WHERE ${isCurrentQuoteSql('quote')}), '[]') AS tops
  FROM job JOIN job_top ON job_top.job_id = job.id JOIN quote ON quote.top_id = job_top.top_id
  WHERE job.id = (SELECT job_top.job_id FROM job_top JOIN quote AS requested ON requested.top_id = job_top.top_id WHERE requested.id = $1)
  GROUP BY job.id`;

export async function findJobOf(runner: StatementRunner, quoteId: string): Promise<AdminJob | null> {
  const [job] = await runner.run<AdminJob>(findJobOfQuoteSql, [quoteId]);
  return job ?? null;
}
