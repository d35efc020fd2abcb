import { company, legal } from '@app/content';
import { page, Paper } from '../paper/paper';
import { drawFootLines } from '../sheet/draw-foot';
import { loadTypefaces } from '../type/typefaces';
import { cutList, planToCut } from './cut-list';
import { drawAgreed } from './draw-agreed';
import { drawCutList } from './draw-cut-list';
import { drawHandOver, handOverHeight } from './draw-hand-over';
import { captionOf, drawJobFigure } from './draw-job-figure';
import { drawJobHeader } from './draw-job-header';
import { drawWarning } from './draw-warning';
import type { Column, JobSheet } from './job-sheet';
import { jobStyles } from './job-styles';
import { jobText } from './job-text';

const gap = 36;
const columnWidth = (page.width - gap) / 2;
const footTop = page.bottom - 30;
const author = () => company.name || legal.companyName;

/**
 * The workshop's sheet for a top, one page of A4: no prices and no email addresses. Until sizes are agreed it has a
 * large warning instead of boxes and signatures.
 */
export async function jobSheetPdf(sheet: JobSheet): Promise<Buffer> {
  const paper = new Paper(await loadTypefaces(sheet), {
    title: jobText.fileTitle(sheet.reference),
    author: author(),
    subject: jobText.subject(sheet.quantity, sheet.color, sheet.size),
    dated: sheet.printedAt,
  });
  drawJobSheet(paper, sheet);
  return paper.finish();
}

/** Several sheets, one per page. Awaits `pause` between pages, because drawing blocks the process. */
export async function jobSheetsPdf(sheets: readonly JobSheet[], pause: () => Promise<void>): Promise<Buffer> {
  const [first] = sheets;
  if (!first) throw new Error('a PDF needs at least one job sheet');
  const paper = new Paper(await loadTypefaces(sheets), {
    title: jobText.sheetsTitle(sheets.length),
    author: author(),
    subject: sheets.map(({ reference }) => reference).join(', '),
    dated: first.printedAt,
  });
  for (const [index, sheet] of sheets.entries()) {
    if (index > 0) {
      await pause();
      paper.addPage();
    }
    paper.tag('Sect', () => drawJobSheet(paper, sheet));
  }
  return paper.finish();
}

function drawJobSheet(paper: Paper, sheet: JobSheet): void {
  const plan = planToCut(sheet);
  const steps = cutList(sheet, plan);
  const below = drawWarning(paper, sheet, drawJobHeader(paper, sheet));
  const weight = jobText.weightOf(plan, sheet);
  const { room, size } = sheet;
  const figure = { plan, caption: captionOf(sheet, steps), weight, room, size };
  const top = drawJobFigure(paper, figure, below + 22) + 24;
  const left: Column = { left: page.left, width: columnWidth, top, bottom: footTop - 14 };
  const right: Column = { ...left, left: page.left + columnWidth + gap };
  const { state } = sheet;
  if (state.kind === 'confirmed') {
    drawCutList(paper, steps, left);
    const noteBottom = right.bottom - handOverHeight(paper, sheet, right.width) - 16;
    const agreedBottom = drawAgreed(paper, sheet, state.agreed, { ...right, bottom: noteBottom });
    drawHandOver(paper, sheet, { ...right, top: agreedBottom + 16 });
  } else if (state.kind === 'not-confirmed') {
    drawBeforeCutting(paper, sheet, left);
    drawHandOver(paper, sheet, right);
  } else {
    drawHandOver(paper, sheet, left);
  }
  const version = state.kind === 'confirmed' ? state.agreed.version : null;
  drawFootLines(paper, footTop, [jobText.foot(sheet)], jobText.page(version), jobStyles.foot);
}

function drawBeforeCutting(
  paper: Paper,
  { customerNote, remarks }: JobSheet,
  { left, width, top, bottom }: Column,
): void {
  const words = [jobText.beforeCuttingText, ...remarks, customerNote && jobText.customerNote(customerNote)];
  const maxLines = Math.floor((bottom - top - 37) / 18.5);
  const lines = paper.linesOf(words.filter(Boolean).join(' '), jobStyles.quiet, width, maxLines);
  paper.write('H2', jobText.beforeCutting, jobStyles.heading, { x: left, y: top + 14 });
  paper.write('P', lines, jobStyles.quiet, { x: left, y: top + 37, lineHeight: 18.5 });
}
