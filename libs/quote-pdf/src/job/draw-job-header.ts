import { formatSize } from '@app/pricing';
import { page, type Paper } from '../paper/paper';
import { drawQrCode } from '../sheet/draw-qr-code';
import { drawFactRow } from '../sheet/draw-fact-row';
import { isSinkPlaced } from './cut-list';
import type { JobSheet } from './job-sheet';
import { jobStyles } from './job-styles';
import { jobText } from './job-text';

const codeSize = 78;
const factsTop = page.top + 106;
const factsHeight = 62;
/** Width ratios of the columns. */
const columns = [1.25, 0.65, 0.7, 1.15, 1.15];

/** The top, its quantity, the print time, and a code that opens the current state. */
export function drawJobHeader(paper: Paper, sheet: JobSheet): number {
  const y = page.top + 36;
  const { reference, printed } = jobStyles;
  paper.write('H1', sheet.reference, reference, { x: page.left, y });
  paper.write('P', jobText.printed(sheet.printedAt), printed, { x: page.left, y: y + 30 });
  const place = { x: page.right - codeSize - 24, y, align: 'right' } as const;
  paper.write('P', jobText.tops(sheet.quantity), reference, place);
  drawQrCode(paper, {
    url: sheet.url,
    x: page.right - codeSize,
    y: page.top - 4,
    size: codeSize,
    caption: jobText.code,
    altText: jobText.codeAltText(sheet.url),
  });
  drawFacts(paper, sheet);
  return factsTop + factsHeight;
}

function drawFacts(paper: Paper, sheet: JobSheet): void {
  const isConfirmed = sheet.state.kind === 'confirmed';
  const facts = [
    [jobText.stone(sheet.material), sheet.color],
    [jobText.thickness, sheet.thickness],
    [jobText.finish, finishOf(sheet)],
    [isConfirmed ? jobText.cutSize : jobText.quotedSize, formatSize(sheet.size)],
    [isSinkPlaced(sheet) ? jobText.sink : jobText.toBeAgreed, sheet.sinkName ?? jobText.noSink],
  ] as const;
  const row = { top: factsTop, height: factsHeight, shares: columns, ruleWidth: 1.3 };
  drawFactRow(paper, row, ({ index, x, width }) => {
    const [name, value] = facts[index]!;
    const share = Math.max(0.55, Math.min(1, width / paper.widthOf(value, jobStyles.fact)));
    const style = { ...jobStyles.fact, size: jobStyles.fact.size * share };
    paper.text(paper.oneLine(name, jobStyles.factName, width), jobStyles.factName, { x, y: factsTop + 22 });
    paper.text(paper.oneLine(value, style, width), style, { x, y: factsTop + 46 });
  });
}

/** Words in names of unpolished stones. */
const finishes = [
  [/honed/i, 'Honed'],
  [/leather/i, 'Leathered'],
  [/brushed/i, 'Brushed'],
  [/matt(e)?\b/i, 'Matt'],
] as const;

/** The finish in the stone's name, else polished. */
const finishOf = ({ color, material }: JobSheet): string =>
  finishes.find(([words]) => words.test(`${color} ${material}`))?.[1] ?? 'Polished';
