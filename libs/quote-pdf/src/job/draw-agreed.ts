import { palette } from '../palette';
import type { Paper, TextStyle } from '../paper/paper';
import type { AgreedSizes, Column, JobSheet } from './job-sheet';
import { jobStyles } from './job-styles';
import { agreedText, jobText } from './job-text';

const leading = 1.5;
const padding = { x: 12, y: 10 };
const recordHeight = 17;
/** Type sizes, tried from the largest. */
const minFontSize = 8.5;
const fontSizes = [12.5, 11.5, 10.5, 9.5, minFontSize];

/** Draws the agreement with the customer: what was agreed, by whom and when. */
export function drawAgreed(paper: Paper, sheet: JobSheet, agreed: AgreedSizes, column: Column): number {
  const { left, width, top, bottom } = column;
  paper.write('H2', jobText.confirmed(agreed.how), jobStyles.heading, { x: left, y: top + 14 });
  const start = top + 24;
  const isOtherSize =
    sheet.size.lengthMm !== sheet.quotedSize.lengthMm || sheet.size.widthMm !== sheet.quotedSize.widthMm;
  const { agreement, unsignedCut } = agreed;
  const words = [
    unsignedCut && !agreement && jobText.unsigned(unsignedCut),
    isOtherSize && jobText.quotedAs(sheet.quotedSize),
    ...sheet.remarks,
    agreed.note,
    sheet.customerNote && jobText.customerNote(sheet.customerNote),
  ]
    .filter(Boolean)
    .join(' ');
  const records = [...(agreement ? [agreedText(agreement)] : []), jobText.recorded(agreed)].flatMap(
    (record) => paper.linesOf(record, jobStyles.recorded, width - padding.x * 2, 2),
  );
  const recordsHeight = records.length * recordHeight;
  const room = bottom - start - padding.y * 2 - recordsHeight;
  const { lines, style } = fitText(paper, words, width - padding.x * 2, room);
  const height = padding.y * 2 + lines.length * style.size * leading + recordsHeight;
  paper.decorate((doc) => doc.rect(left, start, width, height).fill(palette.agreedBackground));
  let y = start + padding.y;
  paper.tag('P', () => {
    for (const line of lines) {
      paper.text(line, style, { x: left + padding.x, y: y + style.size * 1.1 });
      y += style.size * leading;
    }
    for (const record of records) {
      paper.text(record, jobStyles.recorded, { x: left + padding.x, y: y + 14 });
      y += recordHeight;
    }
  });
  return start + height;
}

/** The text in the largest size that fits; if none fits, the text is shortened. */
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
