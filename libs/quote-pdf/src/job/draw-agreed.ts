import { palette } from '../palette';
import type { Paper, TextStyle } from '../paper/paper';
import type { AgreedSizes, Column, JobSheet } from './job-sheet';
import { jobStyles } from './job-styles';
import { jobText } from './job-text';

const leading = 1.5;
const padding = { x: 12, y: 10 };
/** Sizes tried for a long note. */
const minFontSize = 8.5;
const fontSizes = [12.5, 11.5, 10.5, 9.5, minFontSize];

/** The agreement with the customer: what, by whom and when. */
export function drawAgreed(paper: Paper, sheet: JobSheet, agreed: AgreedSizes, column: Column): number {
  const { left, width, top, bottom } = column;
  paper.write('H2', jobText.confirmed(agreed.how), jobStyles.heading, { x: left, y: top + 14 });
  const start = top + 24;
  const isOtherSize =
    sheet.size.lengthMm !== sheet.quotedSize.lengthMm || sheet.size.widthMm !== sheet.quotedSize.widthMm;
  const words = [
    isOtherSize && jobText.quotedAs(sheet.quotedSize),
    ...sheet.remarks,
    agreed.note,
    sheet.customerNote && jobText.customerNote(sheet.customerNote),
  ]
    .filter(Boolean)
    .join(' ');
  const { lines, style } = fitText(paper, words, width - padding.x * 2, bottom - start - padding.y * 2 - 20);
  const height = padding.y * 2 + lines.length * style.size * leading + 19;
  paper.decorate((doc) => doc.rect(left, start, width, height).fill(palette.agreedBackground));
  let y = start + padding.y;
  paper.tag('P', () => {
    for (const line of lines) {
      paper.text(line, style, { x: left + padding.x, y: y + style.size * 1.1 });
      y += style.size * leading;
    }
    const signed = paper.oneLine(jobText.signed(agreed), jobStyles.faint, width - padding.x * 2);
    paper.text(signed, jobStyles.faint, { x: left + padding.x, y: y + 14 });
  });
  return start + height;
}

/** The largest size that fits; if none does, the text is shortened. */
function fitText(
  paper: Paper,
  words: string,
  width: number,
  height: number,
): { lines: string[]; style: TextStyle } {
  const set = (size: number, maxLines?: number) => {
    const style = { ...jobStyles.body, size };
    return { lines: paper.linesOf(words, style, width, maxLines), style };
  };
  const fitting = fontSizes
    .map((size) => set(size))
    .find(({ lines, style }) => lines.length * style.size * leading <= height);
  return fitting ?? set(minFontSize, Math.max(1, Math.floor(height / (minFontSize * leading))));
}
