import type { BoardCard, BoardColumnName } from '@app/contracts';
import { formatCount } from '@app/ui';
import { counted } from '../../lib/format-text';

const topOf = (place: number, places: number) => `top ${place} of ${places}`;

export const text = {
  title: 'Board',
  columns: {
    'to-measure': 'To measure',
    measured: 'Measured',
    'in-production': 'In production',
    ready: 'Ready',
    'handed-over': 'Handed over',
  } satisfies Record<BoardColumnName, string>,
  hint: 'Drag a card, or choose from its menu. On its reference, Shift with the right or left arrow key moves it on or back.',
  loading: 'Loading the board',
  empty: {
    measure: '0 orders',
    title: 'No orders yet',
    detail: 'What is paid or approved stands here, from measuring to the day on which it is handed over.',
  },
  latestFirst: 'The latest first',
  nothingHere: 'Nothing here',
  showMore: 'Show more',
  rest: (shown: number) => `The first ${shown} are shown.`,
  inTheList: 'See them in the list',
  squareMetres: (sum: string) => `${sum} m²`,
  count: (total: number) => (total > 10_000 ? '10,000+' : formatCount(total)),
  columnMenu: (column: string) => `Actions for ${column}`,
  columnJobSheets: (count: number) => `Job sheets of these ${count}`,
  openList: (stage: string) => `List: ${stage}`,

  noContact: 'No contact details',
  size: (length: number, width: number) => `${length} × ${width} mm`,
  topOf,
  nameOf: ({ order, place, places }: Pick<BoardCard, 'order' | 'place' | 'places'>): string =>
    places > 1 ? `${order.reference}, ${topOf(place, places)}` : order.reference,
  days: (days: number) => (days === 0 ? 'today' : counted(days, 'day')),
  standsSince: (time: string) => `Here since ${time}`,
  agreed: (day: string) => `Agreed ${day}`,
  notAgreed: 'Not agreed',
  delivery: 'For delivery',
  collects: 'Collects',
  completed: 'Completed',
  move: 'Move',
  moveOrder: (reference: string) => `Move ${reference}`,
  recordSizes: 'Record sizes',
  ofOrder: (reference: string) => `of ${reference}`,
  stageOf: (reference: string) => `Stage of ${reference}`,

  moved: (reference: string, stage: string) => `${reference}: ${stage.toLowerCase()}`,
  undo: 'Undo',
  moveFailed: 'Failed to move the order.',
  moveAll: 'Move all to…',
  movedAll: (name: string, stage: string) => `${name}: all ${stage.toLowerCase()}`,
  moveAllFailed: 'The orders could not be moved.',
  /** Same sentence as the API's. */
  notNext: 'An order moves one stage at a time.',
  notMeasured: 'The sizes to cut are not agreed with the customer. Record them in the order first.',
  isCompleted: 'This order is completed. Change its status first, then move it.',

  select: (reference: string) => `Select ${reference}`,
  selected: (count: number) => `${counted(count, 'order')} selected`,
  jobSheets: 'Job sheets',
  clear: 'Clear',
  atMost: (most: number) => `At most ${most} job sheets are made at a time.`,
} as const;

export const workloadText = {
  title: 'To be cut',
  detail: 'What is in production, then what is measured, the longest waiting first.',
  loading: 'Loading what is to be cut',
  holds: (squareMetres: string) => `A week holds ${squareMetres} m²`,
  unset: 'Say how much is cut in a week to see the weeks ahead',
  change: 'Change',
  set: 'Set',
  thisWeek: 'This week',
  of: (squareMetres: string) => `of ${squareMetres} m²`,
  squareMetres: (sum: string) => `${sum} m²`,
  inProduction: (squareMetres: string) => `${squareMetres} m² in production`,
  orders: (count: number) => counted(count, 'order'),
  noStone: 'Nothing yet',
  moreStone: (count: number) => counted(count, 'more colour'),
  later: (orders: number, squareMetres: string) => `Later: ${squareMetres} m², ${counted(orders, 'order')}.`,
  toMeasure: (orders: number, squareMetres: string) =>
    `Without sizes yet: ${squareMetres} m², ${counted(orders, 'order')}.`,
} as const;

export const workshopText = {
  title: 'What the workshop can cut',
  detail: 'The weeks ahead are filled by what is cut in a week. It promises no customer a day.',
  labels: {
    weeklySquareMetres: 'Square metres a week',
    maxLengthMm: 'Longest top',
    maxWidthMm: 'Deepest top',
  },
  capacityHint: 'Leave it empty if nobody can say.',
  sizeHint: 'For quotes that staff make. The calculator keeps its own limits.',
  save: 'Save',
  saved: 'Saved',
  failed: 'It could not be saved.',
} as const;
