import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { prepared, Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { measurementsOf } from '../measurements/measurements-of';
import { QuotePdfs, type QuoteFile } from '../pdf/quote-pdfs';
import { quoteColumns, type QuoteRow } from '../read/quote-row';
import { toJobSheet } from './to-job-sheet';

/** A quote with what its job sheet says besides. */
export interface JobRow extends QuoteRow {
  customer_name: string | null;
  customer_phone: string | null;
  delivery_address: string | null;
  measured_at: Date | null;
  /** Of the quote that stands in its place. */
  replaced_by: string | null;
  /** How the customer answered, where it revises another; null: it revises none. */
  revision_state: string | null;
}

/** A quote for the workshop, deleted or not: whoever has an old sheet of it is told. */
const findJob = prepared(`
  SELECT ${quoteColumns}, customer_name, customer_phone, delivery_address, measured_at,
    (SELECT newer.reference FROM quote_revision AS revision JOIN quote AS newer ON newer.id = revision.quote_id
      WHERE revision.original_id = quote.id AND revision.state = 'agreed') AS replaced_by,
    (SELECT state FROM quote_revision WHERE quote_id = quote.id) AS revision_state
  FROM quote WHERE id = $1`);

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
