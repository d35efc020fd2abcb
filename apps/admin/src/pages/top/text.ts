import { formatCount } from '@app/ui';

export const text = {
  loading: 'Loading the top',
  jobSheet: 'Job sheet',
  order: 'Order',
  board: 'Board',
  details: 'To make',
  stone: 'Stone',
  thickness: 'Thickness',
  size: 'Size',
  quantity: 'Quantity',
  pieces: (count: number) => `${formatCount(count)} pieces`,
  sink: 'Sink',
  noSink: 'No sink',
  customersNote: 'Customer’s note',
  note: 'Note on the sizes',
  access: 'Floor and access',
  handOver: 'Hand-over',
  delivery: 'For delivery',
  collection: 'For collection',
  measured: 'Measured',
  measuredBy: (moment: string, name: string | null) => (name ? `${moment} by ${name}` : moment),

  doNotCut: 'Do not cut',
  replacedBy: (reference: string) => `Replaced by ${reference}`,
  moveForward: { 'in-production': 'Start production', ready: 'Mark as ready', measured: 'Back to measured' },
  moveBack: 'Back to production',
  stepsTitle: (open: number, all: number) =>
    `${formatCount(open)} of ${formatCount(all)} ${all === 1 ? 'step is' : 'steps are'} not ticked`,
  stepsDetail: 'Tick what is done in the cut list, or mark the top as ready as it is.',
  moved: (stage: string) => `Moved: ${stage.toLowerCase()}`,
  moveFailed: 'The top could not be moved.',

  cutList: 'Cut list',
  done: (done: number, all: number) => `${done} of ${all} done`,
  doneBy: (name: string | null, time: string) => (name ? `${name}, ${time}` : time),
  tickFailed: 'The step could not be ticked.',
} as const;
