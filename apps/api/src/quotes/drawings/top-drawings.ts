import { contradictionsOfTop, positionRows, roomInWords, toPlaces, withRoom } from '@app/configuration';
import { makingNumbersOf, type MakingRules, type TopDrawing } from '@app/contracts';
import type { DrawingSheet, RoomOnPaper } from '@app/quote-pdf';
import { Injectable } from '@nestjs/common';
import { readMakingRules } from '../../catalogue';
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
    const rules = await readMakingRules(this.statements);
    for (const found of await drawingsOf(this.statements, quoteIds))
      files.push(
        await this.pdfs.makeDrawing(this.toSheet(found, rules), found.agreement?.signatureId ?? null),
      );
    return files;
  }

  private toSheet({ drawing, agreement, ...found }: FoundDrawing, rules: MakingRules): DrawingSheet {
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
      positions: positionRows(layout && withRoom(layout, undefined), parts),
      room: roomOf(drawing, rules),
      madeAt: this.clock.now(),
      agreement: agreement && { ...agreement, signature: null },
    };
  }
}

/** The advice follows today's rules: the customer agrees to what was measured, not to the advice. */
function roomOf(drawing: TopDrawing, rules: MakingRules): RoomOnPaper | null {
  const { lengthMm: length, widthMm: width, material, thickness, sink, cutouts, layout } = drawing;
  if (!layout?.room) return null;
  const top = {
    length,
    width,
    material: { name: material },
    thickness: { displayName: thickness },
    sinkType: sink === null ? null : { name: sink },
    cutouts,
    layout,
  };
  const found = contradictionsOfTop(top, makingNumbersOf(rules, material));
  return roomInWords(layout.room, found);
}
