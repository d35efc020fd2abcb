import { Injectable } from '@nestjs/common';
import type { JobSheet } from '@app/quote-pdf';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { measurementsOf } from '../measurements/measurements-of';
import { QuotePdfs, type QuoteFile } from '../pdf/quote-pdfs';
import { findJob, type JobRow, toJobSheet } from './to-job-sheet';

/** For whom a sheet is: the workshop by itself reads what it cuts, and nobody's name, number or address. */
interface Readers {
  isForWorkshop: boolean;
}

@Injectable()
export class JobSheets {
  constructor(
    private readonly statements: Statements,
    private readonly pdfs: QuotePdfs,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async make(quoteId: string, readers: Readers): Promise<QuoteFile> {
    return this.pdfs.jobSheet(await this.read(quoteId, readers));
  }

  async makeAll(quoteIds: readonly string[], readers: Readers): Promise<QuoteFile> {
    const sheets: JobSheet[] = [];
    for (const id of quoteIds) sheets.push(await this.read(id, readers));
    return this.pdfs.jobSheets(sheets);
  }

  private async read(key: string, { isForWorkshop }: Readers): Promise<JobSheet> {
    const [job] = await this.statements.run<JobRow>(findJob, [key]);
    if (!job) throw new AppError('quote/not-found');
    const measurements = await measurementsOf(this.statements, job.id);
    const facts = { now: this.clock.now(), publicOrigin: this.config.publicOrigin };
    const sheet = toJobSheet(job, measurements, facts);
    return isForWorkshop ? { ...sheet, customer: null } : sheet;
  }
}
