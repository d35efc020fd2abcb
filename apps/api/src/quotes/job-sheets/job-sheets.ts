import { Injectable } from '@nestjs/common';
import { quoteIdPattern } from '@app/contracts';
import type { JobSheet, JobState } from '@app/quote-pdf';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { type FoundMeasurements, measurementsOf } from '../measurements/measurements-of';
import { QuotePdfs, type QuoteFile } from '../pdf/quote-pdfs';
import { sizeOf } from '../pdf/to-quote-sheet';
import { isRefunded } from '../read/payment-blocker-of';
import { quoteColumns, type QuoteRow } from '../read/quote-row';

interface JobRow extends QuoteRow {
  customer_name: string | null;
  customer_phone: string | null;
  delivery_address: string | null;
  measured_at: Date | null;
  /** Of the quote that stands in its place. */
  replaced_by: string | null;
  /** How the customer answered, where it revises another; null: it revises none. */
  revision_state: string | null;
}

/** A quote for the workshop by id or reference, deleted or not, so that an old sheet leads to an explanation. */
const findJob = `
  SELECT ${quoteColumns}, customer_name, customer_phone, delivery_address, measured_at,
    (SELECT newer.reference FROM quote_revision AS revision JOIN quote AS newer ON newer.id = revision.quote_id
      WHERE revision.original_id = quote.id AND revision.state = 'agreed') AS replaced_by,
    (SELECT state FROM quote_revision WHERE quote_id = quote.id) AS revision_state
  FROM quote WHERE id = $1 OR reference = $1`;

const mailAddress = /\S*@\S*/g;
const money = /£\s*(?:\d+(?:[,.]\d+)*)?|\b\d+(?:[,.]\d+)*\s*(?:pounds|gbp)\b/gi;

/** A quote as a job sheet is asked for: the workshop knows references alone, as an id opens the page with the price. */
export const jobSheetKey = new RegExp(`${quoteIdPattern.source}|^VT-\\d{2}-\\d{5,12}$`);

/** What somebody typed, as it may hang in the workshop: without prices and addresses of mail. */
export const workshopWords = (text: string): string =>
  text.replace(mailAddress, '…').replace(money, '…').trim();

const priceOpen = 'The customer has not agreed to the revised price.';

/** Whether a top may be cut, the gravest reason against it first. */
function jobStateOf(job: JobRow, measurements: FoundMeasurements | null): JobState {
  if (job.replaced_by) return { kind: 'replaced', by: job.replaced_by };
  const why = whyNot(job, measurements);
  if (why || !measurements) return { kind: 'not-confirmed', why: why ?? '' };
  const { version, sink, taps, how, note, by, recordedAt: at } = measurements;
  const agreed = { version, places: { sink, taps }, how, note: note && workshopWords(note), by, at };
  return { kind: 'confirmed', agreed };
}

function whyNot(job: JobRow, measurements: FoundMeasurements | null): string | null {
  if (job.deleted_at) return 'This quote has been deleted.';
  if (job.standing === 'superseded') return 'This quote has been replaced.';
  if (job.revision_state && job.revision_state !== 'agreed') return priceOpen;
  if (isRefunded(job)) return 'The deposit has been given back.';
  if (job.status === 'declined') return 'This quote has been declined.';
  if (!measurements) return 'No sizes have been agreed with the customer yet.';
  return job.measured_at ? null : priceOpen;
}

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

  /** The sizes that were agreed, or those quoted while there are none. */
  private async read(key: string, { isForWorkshop }: Readers): Promise<JobSheet> {
    const [job] = await this.statements.run<JobRow>(findJob, [key]);
    if (!job) throw new AppError('quote/not-found');
    const measurements = await measurementsOf(this.statements, job.id);
    const { material, color, thickness, sinkType, cutouts } = job.snapshot;
    const state = jobStateOf(job, measurements);
    const { lengthMm, widthMm } = (state.kind === 'confirmed' && measurements) || sizeOf(job);
    const millimetres = /^\s*(\d+(?:\.\d+)?)\s*mm\s*$/i.exec(thickness.value)?.[1] ?? null;
    return {
      reference: job.reference,
      printedAt: this.clock.now(),
      material: workshopWords(material.name),
      color: workshopWords(color.name),
      thickness: millimetres ? `${millimetres} mm` : workshopWords(thickness.displayName),
      thicknessMm: millimetres ? Number(millimetres) : null,
      size: { lengthMm, widthMm },
      quotedSize: sizeOf(job),
      quantity: job.quantity,
      sinkName: sinkType && workshopWords(sinkType.name),
      cutoutNames: cutouts.map(({ name }) => workshopWords(name)),
      state,
      customer: isForWorkshop
        ? null
        : {
            name: job.customer_name && workshopWords(job.customer_name),
            phone: job.customer_phone && workshopWords(job.customer_phone),
            deliveryAddress: job.delivery_address && workshopWords(job.delivery_address),
          },
      isDelivered: job.delivery_address !== null,
      // By its reference: the id would open the quote's page, with the price that the workshop does not read.
      url: `${this.config.publicOrigin}/admin?search=${job.reference}`,
    };
  }
}
