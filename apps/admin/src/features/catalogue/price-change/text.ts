import { counted } from '../../../lib/format-text';
import { kindTitles } from '../kind-titles';

const rows = (number: number) => counted(number, 'price');

export const text = {
  open: 'Change prices',
  title: 'Change prices',
  intro: 'Raise or lower many prices at once. You see a preview before anything changes.',
  labels: { kind: 'Prices of', materialId: 'Material', by: 'Change by' },
  kinds: {
    ...kindTitles,
    materials: 'Materials (base prices)',
    colors: 'Colours',
    cutouts: 'Cut-outs',
  },
  allMaterials: 'All materials',
  units: { percent: 'Percent', amount: 'Amount' },
  value: { percent: 'Percent, up or down', amount: 'Pounds, up or down' },
  valueHint: { percent: 'Such as 4 or -2.5', amount: 'Such as 0.20 or -0.50' },
  includeInactive: 'Include inactive items',
  missing: { percent: 'Please enter a percentage', amount: 'Please enter an amount' },
  malformed: {
    percent: 'A percentage is a number such as 4 or -2.5',
    amount: 'An amount is a number such as 0.20 or -0.50',
  },
  noChange: 'Please enter a change other than 0',
  tooFine: (places: number) => `At most ${places} decimals`,
  outOfReach: (min: number, max: number) => `Please enter a change between ${min} and +${max}%`,
  preview: 'Preview',
  previewing: 'Calculating...',
  back: 'Edit the change',
  apply: (number: number) => `Change ${rows(number)}`,
  applying: 'Changing...',
  columns: { name: 'Name', from: 'Now', to: 'New' },
  previewTitle: (number: number) => `${rows(number)} will change`,
  nothing: 'No prices will change.',
  onlyAdvertised:
    'Base prices are only advertised. Quotes use the prices of the colours; change those to charge more or less.',
  baseChanges: (material: string, price: string, from: string) =>
    `${material}: the base price becomes ${price}, and the shop shows ${from}.`,
  baseStays: (material: string, price: string) =>
    `${material}: the base price stays ${price}, because the price of its cheapest active colour does not change.`,
  problems: 'Some of the new prices are too high or too low. Please edit the change.',
  changed: (title: string, number: number) => `${title}: ${rows(number)} changed.`,
  undo: 'Undo',
  undoOf: (title: string) => `Undo ${title}`,
  undoing: 'Undoing...',
  undone: (number: number) => `${rows(number)} restored`,
  kept: (names: string) => `Not restored, because they were changed again since: ${names}.`,
  changedDetail: 'The shop now shows the new prices. Saved quotes keep their old prices.',
  done: 'Done',
  rows,
  latest: 'Latest changes',
  noneYet: 'No price changes yet.',
  loadFailed: 'The latest changes could not be loaded.',
  wasUndone: 'Undone',
  notPreviewed: 'The new prices could not be calculated',
  failed: 'The prices could not be changed',
  undoFailed: 'The change could not be undone',
  unexplained: 'Please try again in a moment.',
  notKnown: 'We do not know whether the prices were changed',
  notKnownDetail:
    'The connection was lost. Please check the prices and the latest changes before you try again.',
  list: {
    title: 'From a spreadsheet',
    intro:
      'Download the price list, edit the Price column, save the file as CSV and choose it here. You see a preview before anything changes.',
    download: 'Download list',
    choose: 'Choose list',
    file: 'Price list as CSV',
    problems: {
      workbook: 'This is an Excel file. Please save it as CSV (comma separated) and choose that file.',
      'too-large': 'This file is too large for a price list.',
      unreadable: 'This file could not be read. Please choose it again.',
    },
    problemsTitle: (number: number) =>
      number === 1 ? 'One line has an error' : `${number} lines have errors`,
    nothingChanged: 'No prices have been changed. Please correct these lines and choose the file again.',
    line: (line: number) => `Line ${line}`,
    more: (number: number) => `And ${number} more.`,
    rest: (unchanged: number, notListed: number) =>
      [
        `${rows(unchanged)} in the list ${unchanged === 1 ? 'stays' : 'stay'} the same.`,
        ...(notListed > 0
          ? [
              `${rows(notListed)} ${notListed === 1 ? 'is not in the list and does' : 'are not in the list and do'} not change.`,
            ]
          : []),
      ].join(' '),
    back: 'Back',
  },
} as const;
