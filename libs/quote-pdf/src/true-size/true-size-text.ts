import type { JobSheet } from '../job/job-sheet';
import { agreedText, jobText } from '../job/job-text';

export const checkSquareMm = 50;
export const rulerMm = 100;

export const trueSizeText = {
  fileTitle: (reference: string) => `${reference} at true size`,
  intro: (sheets: number) =>
    `Outline and cut-outs at true size (1:1), on ${sheets} ${sheets === 1 ? 'sheet' : 'sheets'} of A4 after this one.`,
  print: 'How to print',
  printText: 'Print all pages at 100% (‘actual size’) on A4, one-sided: not ‘fit to page’ or ‘shrink’.',
  check: 'Check the printer',
  checkText: `Measure before you use anything: the square must be ${checkSquareMm} mm on each side, the ruler ${rulerMm} mm long. If they are not, throw all pages away and print again.`,
  squareSide: `${checkSquareMm} mm`,
  join: 'Put the sheets together',
  joinText:
    'Sheets are named row/column, as on the plan. Cut each along the dashed line on its right and lower side, and lay it on the next so that the crosses meet. Measure length and width before you trace anything.',
  openPoints: 'Not agreed yet',
  map: 'Plan of the sheets',
  mapAltText: (rows: number, columns: number) =>
    `Plan of the sheets: ${rows} ${rows === 1 ? 'row' : 'rows'} of ${columns}.`,
  sheet: (row: number, column: number) => `${row}/${column}`,
  place: (row: number, rows: number, column: number, columns: number) =>
    `Row ${row} of ${rows}, column ${column} of ${columns}`,
  tileAltText: (row: number, column: number) => `The top at true size, row ${row}, column ${column}.`,
  wall: 'wall',
  front: 'front edge',
  unsized: 'size to be agreed',
  /** Whether the sheet may be used, and by whom and when it was agreed. */
  state: ({ state }: JobSheet): string => {
    if (state.kind === 'replaced') return jobText.replaced(state.by);
    if (state.kind === 'not-confirmed') return jobText.notConfirmed;
    const { agreed } = state;
    const { version, agreement, unsignedCut } = agreed;
    if (agreement) return `Version ${version}. ${agreedText(agreement)}`;
    return `Version ${version}. ${unsignedCut ? jobText.unsigned(unsignedCut) : jobText.notSigned}`;
  },
} as const;
