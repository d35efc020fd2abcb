import { positionRows, toPlaces } from '@app/configuration';
import type { DrawingSheet } from '@app/quote-pdf';
import { Injectable } from '@nestjs/common';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { type PdfFile, PdfFiles } from '../pdf/pdf-files';
import { drawingsOf, type FoundDrawing } from './drawings-of';
import { millimetresOf } from './millimetres-of';

/** Drawings of tops as PDFs, to agree to or as agreed. */
@Injectable()
export class TopDrawings {
  constructor(
    private readonly statements: Statements,
    private readonly pdfs: PdfFiles,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `drawing/not-found` until the sizes are confirmed */
  async makePdf(quoteId: string): Promise<PdfFile> {
    const [file] = await this.makePdfs([quoteId]);
    if (!file) throw new AppError('drawing/not-found');
    return file;
  }

  /** Of those tops whose sizes are confirmed. */
  async makePdfs(quoteIds: readonly string[]): Promise<PdfFile[]> {
    const files: PdfFile[] = [];
    for (const found of await drawingsOf(this.statements, quoteIds))
      files.push(await this.pdfs.drawing(this.toSheet(found), found.agreement?.signatureId ?? null));
    return files;
  }

  private toSheet({ drawing, agreement, ...found }: FoundDrawing): DrawingSheet {
    const { material, color, thickness, quantity, sink, cutouts, layout, ...size } = drawing;
    const parts = { sinkName: sink, cutouts };
    return {
      reference: found.reference,
      order: found.order,
      version: found.version,
      digest: found.digest,
      material,
      color,
      thickness,
      thicknessMm: millimetresOf(thickness),
      size,
      quantity,
      sinkName: sink,
      cutoutNames: cutouts.map(({ name }) => name),
      places: layout ? toPlaces(layout, cutouts, size) : { sinks: [], cutouts: [] },
      positions: positionRows(layout, parts),
      madeAt: this.clock.now(),
      agreement: agreement && { ...agreement, signature: null },
    };
  }
}
