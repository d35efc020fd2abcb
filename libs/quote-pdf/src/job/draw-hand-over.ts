import { palette } from '../palette';
import type { Paper } from '../paper/paper';
import type { Column, JobSheet } from './job-sheet';
import { jobStyles } from './job-styles';
import { jobText } from './job-text';

const line = 18.5;
const signatureHeight = 34;

export function handOverHeight(paper: Paper, sheet: JobSheet, width: number): number {
  const signatures = sheet.state.kind === 'confirmed' ? jobText.signatures.length : 0;
  return 26 + linesOf(paper, sheet, width).length * line + signatures * signatureHeight;
}

function linesOf(paper: Paper, sheet: JobSheet, width: number): string[] {
  const { customer, access, included } = sheet;
  const who = customer && ([customer.name, customer.phone].filter(Boolean).join(', ') || jobText.noCustomer);
  return [
    ...(who ? [paper.oneLine(who, jobStyles.quiet, width)] : []),
    ...paper.linesOf(destination(sheet), jobStyles.quiet, width, 2),
    ...paper.linesOf(included.join(' '), jobStyles.quiet, width, 3),
    ...(access ? paper.linesOf(jobText.access(access), jobStyles.quiet, width, 2) : []),
  ];
}

function destination({ customer, isDelivered }: JobSheet): string {
  if (!customer) return isDelivered ? jobText.deliveredByUs : jobText.collected;
  return customer.deliveryAddress ? jobText.delivered(customer.deliveryAddress) : jobText.collects;
}

/** Draws customer and destination, with lines to sign. */
export function drawHandOver(paper: Paper, sheet: JobSheet, { left, width, top }: Column): void {
  const { customer, state } = sheet;
  const heading = customer ? jobText.customer : jobText.handOver;
  paper.write('H2', heading, jobStyles.heading, { x: left, y: top + 14 });
  const lines = linesOf(paper, sheet, width);
  paper.write('P', lines, jobStyles.quiet, { x: left, y: top + 37, lineHeight: line });
  if (state.kind !== 'confirmed') return;
  const start = top + 26 + lines.length * line;
  jobText.signatures.forEach((words, index) => {
    const y = start + (index + 1) * signatureHeight;
    paper.rule(y, palette.ink, { left, right: left + width, width: 1.2 });
    paper.write('P', words, jobStyles.signature, { x: left, y: y - 7 });
  });
}
