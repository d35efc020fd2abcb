import { formatSize } from '@app/pricing';
import { palette } from '../palette';
import type { Paper } from '../paper/paper';
import { drawCode } from '../sheet/draw-code';
import { page } from '../sheet/measures';
import { finishOf } from './finish-of';
import type { JobSheet } from './job-sheet';
import { jobStyles } from './job-styles';
import { jobText } from './job-text';

const codeSize = 78;
const factsTop = page.top + 106;
const factsHeight = 62;
/** Shares of the four columns. */
const columns = [1.4, 0.8, 0.8, 1.2];

/** Which top it is, how many of it, when this was printed, and the code that opens it as it is now. */
export function drawJobHead(paper: Paper, sheet: JobSheet): number {
  paper.tag('H1', () => paper.text(sheet.reference, jobStyles.reference, { x: page.left, y: page.top + 36 }));
  paper.tag('P', () =>
    paper.text(jobText.printed(sheet.printedAt), jobStyles.printed, { x: page.left, y: page.top + 66 }),
  );
  if (sheet.quantity > 1)
    paper.tag('P', () =>
      paper.text(jobText.tops(sheet.quantity), jobStyles.reference, {
        x: page.right - codeSize - 24,
        y: page.top + 36,
        align: 'right',
      }),
    );
  drawCode(paper, {
    url: sheet.url,
    x: page.right - codeSize,
    y: page.top - 4,
    size: codeSize,
    words: jobText.code,
    inWords: jobText.codeInWords(sheet.url),
  });
  drawFacts(paper, sheet);
  return factsTop + factsHeight;
}

function drawFacts(paper: Paper, sheet: JobSheet): void {
  const isConfirmed = sheet.state.kind === 'confirmed';
  const facts = [
    [jobText.stone, sheet.color],
    [jobText.thickness, sheet.thickness],
    [jobText.finish, finishOf(sheet)],
    [isConfirmed ? jobText.cutSize : jobText.quotedSize, formatSize(sheet.size)],
  ] as const;
  const unit = page.width / columns.reduce((sum, share) => sum + share, 0);
  const start = (index: number) =>
    page.left + unit * columns.slice(0, index).reduce((sum, share) => sum + share, 0);
  paper.decorate((doc) => {
    doc.lineWidth(1.3).strokeColor(palette.ink);
    for (const y of [factsTop, factsTop + factsHeight])
      doc.moveTo(page.left, y).lineTo(page.right, y).stroke();
    doc.lineWidth(1).strokeColor(palette.line);
    for (const index of [1, 2, 3])
      doc
        .moveTo(start(index), factsTop + 1)
        .lineTo(start(index), factsTop + factsHeight - 1)
        .stroke();
  });
  facts.forEach(([name, value], index) => {
    const x = start(index) + (index ? 14 : 0);
    const width = start(index + 1) - x - 8;
    const share = Math.max(0.55, Math.min(1, width / paper.widthOf(value, jobStyles.fact)));
    const style = { ...jobStyles.fact, size: jobStyles.fact.size * share };
    paper.tag('P', () => {
      paper.text(name, jobStyles.factName, { x, y: factsTop + 22 });
      paper.text(paper.oneLine(value, style, width), style, { x, y: factsTop + 46 });
    });
  });
}
