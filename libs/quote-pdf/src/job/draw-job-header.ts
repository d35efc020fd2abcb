import { sinkTitle } from '@app/drawing';
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

/** Draws reference, quantity, print time, and for an ordered top a QR code that opens its card. */
export function drawJobHeader(paper: Paper, sheet: JobSheet): number {
  const y = page.top + 36;
  const { reference, printed } = jobStyles;
  paper.write('H1', sheet.reference, reference, { x: page.left, y });
  paper.write('P', jobText.printed(sheet.printedAt, sheet.ordered), printed, { x: page.left, y: y + 30 });
  const place = { x: page.right - (sheet.url ? codeSize + 24 : 0), y, align: 'right' } as const;
  paper.write('P', jobText.tops(sheet.quantity), reference, place);
  if (sheet.url)
    drawQrCode(paper, {
      url: sheet.url,
      x: page.right - codeSize,
      y: page.top - 4,
      size: codeSize,
      caption: jobText.code,
      altText: jobText.codeAltText(sheet.url),
    });
  return drawFacts(paper, factsOf(sheet), factsTop);
}

function factsOf(sheet: JobSheet): Facts {
  const isConfirmed = sheet.state.kind === 'confirmed';
  return [
    [jobText.stone(sheet.material), sheet.color],
    [jobText.thickness, sheet.thickness],
    [jobText.finish, finishOf(sheet)],
    [isConfirmed ? jobText.cutSize : jobText.quotedSize, formatSize(sheet.size)],
    [
      isSinkPlaced(sheet) ? jobText.sink : jobText.toBeAgreed,
      sinkTitle(sheet.sinkName, sheet.places?.basin) ?? jobText.noSink,
    ],
  ];
}

type Facts = readonly (readonly [name: string, value: string])[];

/** Draws a row of five facts. @returns y of its lower end */
export function drawFacts(paper: Paper, facts: Facts, top: number): number {
  const row = { top, height: factsHeight, shares: columns, ruleWidth: 1.3 };
  drawFactRow(paper, row, ({ index, x, width }) => {
    const [name, value] = facts[index]!;
    paper.text(paper.oneLine(name, jobStyles.factName, width), jobStyles.factName, { x, y: top + 22 });
    const { style, lines } = fitValue(paper, value, width);
    const lastLine = top + (lines.length > 1 ? 53 : 46);
    for (const [index, line] of lines.entries())
      paper.text(line, style, { x, y: lastLine - (lines.length - 1 - index) * style.size * 1.15 });
  });
  return top + factsHeight;
}

/** Tried in this order, so that a long name gets two lines before it is cut. */
const valueSizes = [
  { size: 19, maxLines: 1 },
  { size: 16, maxLines: 1 },
  { size: 14, maxLines: 1 },
  { size: 13, maxLines: 2 },
  { size: 11, maxLines: 2 },
  { size: 9, maxLines: 2 },
] as const;

function fitValue(paper: Paper, value: string, width: number) {
  const styleOf = (size: number) => ({ ...jobStyles.fact, size });
  const { size, maxLines } =
    valueSizes.find(
      (option) => paper.linesOf(value, styleOf(option.size), width).length <= option.maxLines,
    ) ?? valueSizes[valueSizes.length - 1]!;
  return { style: styleOf(size), lines: paper.linesOf(value, styleOf(size), width, maxLines) };
}

/** Words in names of unpolished stones. */
const finishes = [
  [/honed/i, 'Honed'],
  [/leather/i, 'Leathered'],
  [/brushed/i, 'Brushed'],
  [/matt(e)?\b/i, 'Matt'],
] as const;

/** The finish that the stone's name mentions, else polished. */
const finishOf = ({ color, material }: JobSheet): string =>
  finishes.find(([words]) => words.test(`${color} ${material}`))?.[1] ?? 'Polished';
