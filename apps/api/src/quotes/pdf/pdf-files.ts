import { buffer } from 'node:stream/consumers';
import { placesIn } from '@app/configuration';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { jobPath, type JobLabel } from '@app/contracts';
import { disableLinksForPdf } from '@app/mails/words';
import type {
  DrawingSheet,
  EvidencePdfData,
  InvoicePdfData,
  JobSheet,
  PlanImage,
  QuotePdfData,
} from '@app/quote-pdf';
import { AppConfig } from '../../config/app-config';
import { readColorPicture } from '../../images';
import { Semaphore } from '../../platform/background/semaphore';
import { Clock } from '../../platform/clock/clock';
import { noStore } from '../../platform/http/no-store';
import { attachmentKey } from '../../platform/storage/attachment-key';
import { ObjectStorage } from '../../platform/storage/object-storage';
import { trimToNull } from '../../platform/validation';
import type { QuoteRow } from '../read/quote-row';
import { sizeOf, toQuotePdfData } from './to-quote-pdf-data';

/** Chrome's PDF viewer obeys this policy: without inline styles and plug-ins it shows little or nothing. */
const pdfViewerPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export function sendPdf(reply: FastifyReply, { content, mimeType, fileName }: PdfFile): void {
  void noStore(reply)
    .header('content-type', mimeType)
    .header('content-security-policy', pdfViewerPolicy)
    .header('content-disposition', `inline; filename="${fileName}"`)
    .send(content);
}

export interface PdfFile {
  content: Buffer;
  mimeType: 'application/pdf';
  fileName: string;
}

export type PlanPicture = PlanImage & { fileName: string };

const loadPdfLibrary = () => import('@app/quote-pdf');
type PdfLibrary = Awaited<ReturnType<typeof loadPdfLibrary>>;

/** One PDF at a time, as each blocks the process for hundredths of a second. */
@Injectable()
export class PdfFiles {
  private readonly semaphore = new Semaphore({ places: 1, maxWaiting: 40 });

  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly storage: ObjectStorage,
  ) {}

  /** Without a name: the public version, without notes (D9, decision 7). */
  makeQuote(row: QuoteRow, { customerName }: { customerName: string | null }): Promise<PdfFile> {
    return this.drawFile(row.reference, async ({ quotePdf }) =>
      quotePdf(await this.toPdfData(row, customerName)),
    );
  }

  makeJobQuotes({ id, name }: JobLabel, rows: readonly QuoteRow[]): Promise<PdfFile> {
    return this.drawFile('job', async ({ jobPdf }) => {
      const quotes = [];
      for (const row of rows) quotes.push(await this.toPdfData(row, null));
      const savedAt = new Date(Math.max(...rows.map(({ created_at }) => created_at.getTime())));
      const url = `${this.config.publicOrigin}${jobPath(id)}`;
      return jobPdf({ name: disableLinksForPdf(name), savedAt, url, quotes }, nextTurn);
    });
  }

  makeJobSheet(sheet: JobSheet): Promise<PdfFile> {
    return this.drawFile(`${sheet.reference}-job-sheet`, ({ jobSheetPdf }) => jobSheetPdf(sheet));
  }

  makeJobSheets(sheets: readonly JobSheet[]): Promise<PdfFile> {
    return this.drawFile('job-sheets', ({ jobSheetsPdf }) => jobSheetsPdf(sheets, nextTurn));
  }

  makeTrueSizeDrawing(sheet: JobSheet): Promise<PdfFile> {
    return this.drawFile(`${sheet.reference}-true-size`, ({ trueSizePdf }) => trueSizePdf(sheet, nextTurn));
  }

  makeDrawing(sheet: DrawingSheet, signatureId: string | null): Promise<PdfFile> {
    return this.drawFile(`${sheet.reference}-drawing`, async ({ drawingPdf }) => {
      const { agreement } = sheet;
      const key = signatureId && attachmentKey({ id: signatureId, type: 'image/jpeg' });
      const found = key && (await this.storage.get(key));
      const signature = found ? await buffer(found.content) : null;
      return drawingPdf({ ...sheet, agreement: agreement && { ...agreement, signature } });
    });
  }

  makeEvidence(data: EvidencePdfData): Promise<PdfFile> {
    return this.drawFile(`${data.order}-evidence`, ({ evidencePdf }) => evidencePdf(data));
  }

  makeInvoice(data: InvoicePdfData): Promise<PdfFile> {
    return this.drawFile(data.number, ({ invoicePdf }) => invoicePdf(data));
  }

  async drawPlanPicture(row: QuoteRow): Promise<PlanPicture> {
    const { color, sinkType, cutouts, layout } = row.snapshot;
    const image = await this.draw(async ({ planImage }) =>
      planImage({
        size: sizeOf(row),
        sinkName: sinkType?.name ?? null,
        cutoutNames: cutouts.map(({ name }) => name),
        places: placesIn(layout, cutouts, sizeOf(row)),
        stone: {
          hexCode: color.hexCode,
          strip: color.stripUrl ? await readColorPicture(this.storage, color.stripUrl) : null,
        },
      }),
    );
    return { ...image, fileName: `${row.reference}.jpg` };
  }

  private async toPdfData(row: QuoteRow, customerName: string | null): Promise<QuotePdfData> {
    const pictureUrl = pictureUrlOf(row.snapshot.color.images[0]);
    return toQuotePdfData(row, {
      customerName: trimToNull(customerName),
      now: this.clock.now(),
      publicOrigin: this.config.publicOrigin,
      picture: pictureUrl ? await readColorPicture(this.storage, pictureUrl) : null,
    });
  }

  private async drawFile(name: string, draw: (library: PdfLibrary) => Promise<Buffer>): Promise<PdfFile> {
    return { content: await this.draw(draw), mimeType: 'application/pdf', fileName: `${name}.pdf` };
  }

  private draw<Result>(draw: (library: PdfLibrary) => Promise<Result>): Promise<Result> {
    return this.semaphore.run(1, async () => {
      await nextTurn();
      return draw(await loadPdfLibrary());
    });
  }
}

/** Lets waiting requests go first. */
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

const minPictureWidthPx = 300;

function pictureUrlOf(
  image: QuoteRow['snapshot']['color']['images'][number] | undefined,
): string | undefined {
  const candidates = image?.srcset.jpeg.split(', ').map((candidate) => candidate.split(' ')) ?? [];
  return candidates.find(([, width = '']) => parseInt(width, 10) >= minPictureWidthPx)?.[0] ?? image?.url;
}
