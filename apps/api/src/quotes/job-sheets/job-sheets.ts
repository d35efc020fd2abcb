import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { measurementsOf } from '../measurements/measurements-of';
import { QuotePdfs, type QuoteFile } from '../pdf/quote-pdfs';
import { findJob, type JobRow, toJobSheet } from './to-job-sheet';

/** What the workshop cuts by, as it stands at this moment. */
@Injectable()
export class JobSheets {
  constructor(
    private readonly statements: Statements,
    private readonly pdfs: QuotePdfs,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** @throws AppError `quote/not-found`; `server/unavailable` where very many PDFs are asked for at once */
  async make(quoteId: string): Promise<QuoteFile> {
    const [job] = await this.statements.run<JobRow>(findJob, [quoteId]);
    if (!job) throw new AppError('quote/not-found');
    const measurements = await measurementsOf(this.statements, quoteId);
    const { publicOrigin } = this.config;
    return this.pdfs.jobSheet(toJobSheet(job, measurements, { now: this.clock.now(), publicOrigin }));
  }
}
