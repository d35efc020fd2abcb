import type { RemakeStage, TopHold } from '@app/contracts';

export const loadText = ({ kg, people }: { kg: number; people: number }, quantity: number): string =>
  `About ${kg} kg${quantity > 1 ? ' each' : ''}, ${people === 1 ? 'one person carries it' : `${people} people carry it`}`;

export const photosText = {
  photos: 'Photos',
  addPhoto: 'Add a photo',
  removePhoto: (name: string) => `Remove ${name}`,
} as const;

export const holdLabels: Readonly<Record<TopHold, string>> = {
  'cancellation-requested': 'Customer wants to cancel',
  'problem-reported': 'Problem reported',
  'payment-in-review': 'Payment under review',
  'deposit-awaited': 'Deposit awaited',
  'price-not-agreed': 'New price not agreed',
};

/** Nothing is cut until then, but a delivery may be booked meanwhile. */
export const unsignedLabel = 'Drawing not agreed';

export const problemText = {
  report: 'Report a problem',
  reportDetail: 'The office gets a task with your photo.',
  officeDetail: 'It is a task on Today, and a notice on the order and on the workshop’s card.',
  problem: 'What is wrong?',
  problemMissing: 'Please describe the problem',
  whatNext: 'What happens next?',
  decideLater: 'Decide later',
  remake: {
    measured: 'Make it again: back to Measured',
    'in-production': 'Repair it: back to In production',
  } satisfies Record<RemakeStage, string>,
  photosNeeded: 'Photos (at least one)',
  photosOptional: 'Photos (optional)',
  photoMissing: 'Please add a photo',
  send: 'Send',
  reported: 'Problem reported',
  reportFailed: 'The problem could not be reported.',
} as const;

export const holdText = {
  onHold: 'On hold',
  titles: {
    'order/on-hold': (reference: string) => `${reference} is on hold`,
    'order/drawing-not-signed': (reference: string) => `The drawing of ${reference} is not signed`,
  },
  details: {
    'order/on-hold': 'Deal with it first. To continue anyway, say why: the reason is on the timeline.',
    'order/drawing-not-signed':
      'The customer has not agreed to the drawing yet. It is in their mail and on the page of their order. If it has to be cut, say why: the reason is printed on the job sheet.',
  },
  reason: 'Why are you continuing?',
  reasonMissing: 'Please say why',
  goOn: 'Go on',
  wait: 'Leave it on hold',
} as const;
