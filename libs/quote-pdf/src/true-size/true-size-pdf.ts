import { company, legal } from '@app/content';
import { cutLinesOf, type Plan } from '@app/drawing';
import { cutList, openPointsOf, planToCut } from '../job/cut-list';
import type { JobSheet } from '../job/job-sheet';
import { jobText } from '../job/job-text';
import { Paper } from '../paper/paper';
import { loadTypefaces } from '../type/typefaces';
import { drawFirstPage } from './draw-first-page';
import { drawTile } from './draw-tile';
import { tilesOf } from './tiles';
import { trueSizeText } from './true-size-text';

/**
 * A top at true size, to lay on the stone or the cabinet: a page with instructions and a square to check the printer, then
 * the top on overlapping pages of A4. Awaits `pause` between pages, because drawing blocks the process.
 */
export async function trueSizePdf(sheet: JobSheet, pause: () => Promise<void>): Promise<Buffer> {
  const plan: Plan = planToCut(sheet);
  const paper = new Paper(await loadTypefaces(sheet), {
    title: trueSizeText.fileTitle(sheet.reference),
    author: company.name || legal.companyName,
    subject: jobText.subject(sheet.quantity, sheet.color, sheet.size),
    dated: sheet.printedAt,
  });
  const tiling = tilesOf(sheet.size);
  const lines = cutLinesOf(plan);
  drawFirstPage(paper, sheet, { tiling, lines, openPoints: openPointsOf(cutList(sheet, plan)) });
  for (const tile of tiling.tiles) {
    await pause();
    paper.addPage();
    paper.tag('Sect', () => drawTile(paper, sheet, { tile, tiling, lines }));
  }
  return paper.finish();
}
