import type { BoardCard, BoardColumnName } from '@app/contracts';
import { formatCount } from '@app/ui';
import { counted } from '../../lib/format-text';

const topOf = (topNumber: number, topCount: number) => `top ${topNumber} of ${topCount}`;

export const text = {
  title: 'Board',
  columns: {
    'to-measure': 'To measure',
    measured: 'Measured',
    'in-production': 'In production',
    ready: 'Ready',
    'handed-over': 'Handed over',
  } satisfies Record<BoardColumnName, string>,
  columnLinks: 'Columns',
  hint: 'Drag a card to another column, or use its menu. With the keyboard, go to its reference and press Shift with the left or right arrow key.',
  loading: 'Loading the board',
  empty: {
    dimensionLabel: '0 orders',
    title: 'No orders yet',
    detail: 'Tops appear here once their order is paid or approved.',
  },
  latestFirst: 'Newest first',
  nothingHere: 'No tops',
  showMore: 'Show more',
  onlyFirstShown: (shown: number) => `Only the first ${shown} are shown.`,
  squareMetres: (sum: string) => `${sum} m²`,
  count: (total: number) => (total > 10_000 ? '10,000+' : formatCount(total)),
  columnMenu: (column: string) => `Actions for ${column}`,
  columnJobSheets: (count: number) => `Job sheets of these ${count}`,
  openList: (stage: string) => `List: ${stage}`,

  noContact: 'No contact details',
  size: (length: number, width: number) => `${length} × ${width} mm`,
  topOf,
  nameOf: ({ order, topNumber, topCount }: Pick<BoardCard, 'order' | 'topNumber' | 'topCount'>): string =>
    topCount > 1 ? `${order.reference}, ${topOf(topNumber, topCount)}` : order.reference,
  days: (days: number) => (days === 0 ? 'today' : counted(days, 'day')),
  inColumnSince: (time: string) => `In this column since ${time}`,
  agreed: (day: string) => `Sizes agreed ${day}`,
  notAgreed: 'Sizes not agreed',
  delivery: 'For delivery',
  collects: 'For collection',
  completed: 'Completed',
  move: 'Move',
  moveTop: (reference: string) => `Move ${reference}`,
  recordSizes: 'Record sizes',
  ofTop: (reference: string) => `of ${reference}`,
  stageOf: (reference: string) => `Stage of ${reference}`,

  moved: (reference: string, stage: string) => `${reference}: ${stage.toLowerCase()}`,
  undo: 'Undo',
  moveFailed: 'The top could not be moved.',
  moveAll: 'Move all to…',
  movedAll: (name: string, stage: string) => `${name}: all moved to ${stage.toLowerCase()}`,
  moveAllFailed: 'The tops could not be moved.',
  /** Same sentence as the API's. */
  notNext: 'An order moves one stage at a time.',
  notMeasured: 'The sizes to cut are not agreed with the customer. Record them in the order first.',
  isCompleted: 'This order is completed. Change its status first, then move it.',

  select: (reference: string) => `Select ${reference}`,
  selected: (count: number) => `${counted(count, 'top')} selected`,
  jobSheets: 'Job sheets',
  clear: 'Clear',
  atMost: (max: number) => `Select up to ${max} tops to create job sheets.`,
} as const;

export const workloadText = {
  title: 'Workload',
  detail: 'Tops in production come first, then measured tops, oldest first.',
  loading: 'Loading the workload',
  weeklyCapacity: (squareMetres: string) => `${squareMetres} m² per week`,
  noCapacity: 'How much is cut in a week is not entered yet',
  enterCapacity: 'Enter how much you cut in a week to plan the coming weeks',
  change: 'Change',
  set: 'Set',
  thisWeek: 'This week',
  ofCapacity: (squareMetres: string) => `of ${squareMetres} m²`,
  squareMetres: (sum: string) => `${sum} m²`,
  inProduction: (squareMetres: string) => `${squareMetres} m² in production`,
  tops: (count: number) => counted(count, 'top'),
  nothingPlanned: 'Nothing planned',
  moreColors: (count: number) => counted(count, 'more colour'),
  later: (tops: number, squareMetres: string) => `Later: ${squareMetres} m², ${counted(tops, 'top')}.`,
  toMeasure: (tops: number, squareMetres: string) =>
    `Not measured yet: ${squareMetres} m², ${counted(tops, 'top')}.`,
} as const;

export const workshopText = {
  title: 'What the workshop can cut',
  detail: 'Used to plan the coming weeks. Customers are not given a date.',
  labels: {
    weeklySquareMetres: 'Square metres per week',
    maxLengthMm: 'Longest top',
    maxWidthMm: 'Widest top',
  },
  capacityHint: 'Leave it empty if you do not know.',
  sizeHint: 'For quotes created by staff. The calculator has its own limits.',
  save: 'Save',
  saved: 'Saved',
  failed: 'The settings could not be saved.',
} as const;
