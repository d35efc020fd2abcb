import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { jobPath, type JobLabel } from '@app/contracts';
import { notALinkOnPaper } from '@app/mails/words';
import type { InvoiceSheet, JobSheet, QuoteSheet } from '@app/quote-pdf';
import { AppConfig } from '../../config/app-config';
import { readColorPicture } from '../../images';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { noStore } from '../../platform/http/no-store';
import { ObjectStorage } from '../../platform/storage/object-storage';
import type { QuoteRow } from '../read/quote-row';
import { tidy } from '../../platform/validation/plain-text';
import { sizeOf, toQuoteSheet } from './to-quote-sheet';

/**
 * Chrome shows a PDF in a page of its own making, which keeps to the policy that came with the PDF: without its inline
 * styles and its plug-in one would see the upper fifth of the page, or nothing. No words of ours ever are that page.
 */
const forViewers = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Answers with a PDF to look at, which nobody keeps or passes on. */
export function sendPdf(reply: FastifyReply, { content, mimeType, fileName }: QuoteFile): void {
  void noStore(reply)
    .header('content-type', mimeType)
    .header('content-security-policy', forViewers)
    .header('content-disposition', `inline; filename="${fileName}"`)
    .send(content);
}

export interface QuoteFile {
  content: Buffer;
  mimeType: 'application/pdf';
  /** 'VT-26-00412.pdf'. */
  fileName: string;
}

export interface PlanPicture {
  content: Buffer;
  mimeType: 'image/jpeg';
  fileName: string;
  /** Of the picture itself: twice the size at which it is to be shown. */
  widthPx: number;
  heightPx: number;
  /** 'Plan, 1200 by 350 millimetres, oval sink, one tap hole'. */
  alt: string;
}

/** Drawing keeps the process to itself for some hundredths of a second: beyond so many in the queue it says no. */
const mostWaiting = 40;

/**
 * Draws quotes, one after the other, so that requests of other kinds get their turn in between. What it draws with is
 * loaded when the first one is asked for.
 */
@Injectable()
export class QuotePdfs {
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly storage: ObjectStorage,
  ) {}

  /**
   * The quote on one page of A4. Without a name it is the public one: like the share page it shows neither
   * names nor notes, though the API gives notes to its readers (D9, decision 7).
   * @throws AppError `server/unavailable` where very many are asked for at once
   */
  async make(row: QuoteRow, { customerName }: { customerName: string | null }): Promise<QuoteFile> {
    const content = await this.inTurn(async () => {
      const { quotePdf } = await import('@app/quote-pdf');
      return quotePdf(await this.sheetOf(row, customerName));
    });
    return { content, mimeType: 'application/pdf', fileName: `${row.reference}.pdf` };
  }

  private async sheetOf(row: QuoteRow, customerName: string | null): Promise<QuoteSheet> {
    const sample = sampleOf(row.snapshot.color.images[0]);
    return toQuoteSheet(row, {
      customerName: tidy(customerName),
      now: this.clock.now(),
      publicOrigin: this.config.publicOrigin,
      picture: sample ? await readColorPicture(this.storage, sample) : null,
    });
  }

  /** All quotes of a job with their total, then each on a page; made out to nobody. @throws AppError, as above */
  async makeJob({ id, name }: JobLabel, rows: readonly QuoteRow[]): Promise<QuoteFile> {
    const content = await this.inTurn(async () => {
      const { jobPdf } = await import('@app/quote-pdf');
      const quotes = [];
      for (const row of rows) quotes.push(await this.sheetOf(row, null));
      const savedAt = new Date(Math.max(...rows.map(({ created_at }) => created_at.getTime())));
      const url = `${this.config.publicOrigin}${jobPath(id)}`;
      return jobPdf({ name: notALinkOnPaper(name), savedAt, url, quotes }, nextTurn);
    });
    return { content, mimeType: 'application/pdf', fileName: 'job.pdf' };
  }

  /** What the workshop cuts by, on one page of A4. @throws AppError, as above */
  async jobSheet(sheet: JobSheet): Promise<QuoteFile> {
    const content = await this.inTurn(async () => {
      const { jobSheetPdf } = await import('@app/quote-pdf');
      return jobSheetPdf(sheet);
    });
    return { content, mimeType: 'application/pdf', fileName: `${sheet.reference}-job-sheet.pdf` };
  }

  /** The same of several tops, a page each; requests of other kinds get their turn between the pages. @throws AppError, as above */
  async jobSheets(sheets: readonly JobSheet[]): Promise<QuoteFile> {
    const content = await this.inTurn(async () => {
      const { jobSheetsPdf } = await import('@app/quote-pdf');
      return jobSheetsPdf(sheets, nextTurn);
    });
    return { content, mimeType: 'application/pdf', fileName: 'job-sheets.pdf' };
  }

  /** An invoice, on one page of A4. @throws AppError, as above */
  async invoice(sheet: InvoiceSheet): Promise<QuoteFile> {
    const content = await this.inTurn(async () => {
      const { invoicePdf } = await import('@app/quote-pdf');
      return invoicePdf(sheet);
    });
    return { content, mimeType: 'application/pdf', fileName: `${sheet.number}.pdf` };
  }

  /** The plan with its stone, for a mail. @throws AppError, as above */
  async planPicture(row: QuoteRow): Promise<PlanPicture> {
    const { color, sinkType, cutouts } = row.snapshot;
    const image = await this.inTurn(async () => {
      const { planImage } = await import('@app/quote-pdf');
      return planImage({
        size: sizeOf(row),
        sinkName: sinkType?.name ?? null,
        cutoutNames: cutouts.map(({ name }) => name),
        stone: {
          hexCode: color.hexCode,
          strip: color.stripUrl ? await readColorPicture(this.storage, color.stripUrl) : null,
        },
      });
    });
    return { ...image, fileName: `${row.reference}.jpg` };
  }

  private async inTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
    if (this.waiting >= mostWaiting) throw new AppError('server/unavailable');
    this.waiting += 1;
    const mine = this.last.then(nextTurn).then(draw);
    this.last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      this.waiting -= 1;
    }
  }
}

/** Lets everything that has arrived meanwhile go first. */
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Wide enough for a sample of 15 mm in print. */
const leastSamplePx = 300;

/** The address of the smallest JPEG of a picture that prints well; the picture itself where it has no others. */
function sampleOf(image: QuoteRow['snapshot']['color']['images'][number] | undefined): string | undefined {
  const candidates = image?.srcset.jpeg.split(', ').map((candidate) => candidate.split(' ')) ?? [];
  return candidates.find(([, width = '']) => parseInt(width, 10) >= leastSamplePx)?.[0] ?? image?.url;
}
