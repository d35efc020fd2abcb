import { counted } from '../../../lib/format-text';
import { kindTitles } from '../kind-titles';

const rows = (number: number) => counted(number, 'price');

export const text = {
  open: 'Change prices',
  title: 'Change prices',
  lede: 'Raise or lower many prices at once. Nothing changes before you have seen the list.',
  labels: { kind: 'Prices of', materialId: 'Material', by: 'Change by' },
  kinds: { ...kindTitles, materials: 'Materials (base prices)' },
  allMaterials: 'All materials',
  units: { percent: 'Percent', amount: 'Amount' },
  value: { percent: 'Percent, up or down', amount: 'Pounds, up or down' },
  valueHint: { percent: 'Such as 4 or -2.5', amount: 'Such as 0.20 or -0.50' },
  includeInactive: 'Inactive ones too',
  missing: { percent: 'Please enter a percentage', amount: 'Please enter an amount' },
  malformed: {
    percent: 'A percentage is a number such as 4 or -2.5',
    amount: 'An amount is a number such as 0.20 or -0.50',
  },
  noChange: 'A change of 0 changes nothing',
  tooFine: (places: number) => `At most ${places} decimals`,
  outOfReach: (min: number, max: number) => `A change can be from ${min} to +${max} %`,
  preview: 'Preview',
  previewing: 'Looking...',
  back: 'Change the figures',
  apply: (number: number) => `Change ${rows(number)}`,
  applying: 'Changing...',
  columns: { name: 'Name', from: 'Now', to: 'New' },
  previewTitle: (number: number) => `${rows(number)} would change`,
  nothing: 'No price would change.',
  problems: 'Some of the new prices would be out of their limits. Please change the figures.',
  changed: (title: string, number: number) => `${title}: ${rows(number)} changed.`,
  undo: 'Undo',
  undoOf: (title: string) => `Undo ${title}`,
  undoing: 'Undoing...',
  undone: (number: number) => `${rows(number)} restored`,
  kept: (names: string) => `Changed since, and kept as they are: ${names}.`,
  changedDetail: 'The shop shows the new prices already. Saved quotes keep theirs.',
  done: 'Done',
  rows,
  latest: 'Latest changes',
  noneYet: 'No prices have been changed together yet.',
  loadFailed: 'The latest changes could not be loaded.',
  wasUndone: 'Undone',
  notPreviewed: 'The new prices could not be worked out',
  failed: 'The prices were not changed',
  undoFailed: 'The change was not undone',
  unexplained: 'Please try again in a moment.',
  notKnown: 'It is not known whether this was done',
  notKnownDetail: 'The shop did not answer. Look at the prices and the latest changes before you try again.',
  list: {
    title: 'From a spreadsheet',
    lede: 'Download the price list, change its Price column, save it as CSV and choose it here. Nothing changes before you have seen the list.',
    download: 'Download list',
    choose: 'Choose list',
    file: 'Price list as CSV',
    problems: {
      workbook: 'This is a workbook. Save it as CSV (comma separated) first, then choose that file.',
      'too-large': 'This file is too large for a price list.',
      unreadable: 'This file could not be read. Please choose it again.',
    },
    problemsTitle: (number: number) =>
      number === 1 ? 'One line cannot be used' : `${number} lines cannot be used`,
    nothingChanged: 'Nothing has been changed. Mend these lines and choose the file again.',
    line: (line: number) => `Line ${line}`,
    more: (number: number) => `And ${number} more.`,
    rest: (unchanged: number, notListed: number) =>
      [
        `${rows(unchanged)} in the list ${unchanged === 1 ? 'is' : 'are'} the same as now.`,
        ...(notListed > 0
          ? [`${rows(notListed)} not in the list ${notListed === 1 ? 'stays' : 'stay'} as now.`]
          : []),
      ].join(' '),
    back: 'Back',
  },
} as const;
