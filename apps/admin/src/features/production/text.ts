import type { TopHold } from '@app/contracts';

export const photosText = {
  photos: 'Photos',
  addPhoto: 'Add a photo',
  removePhoto: (name: string) => `Remove ${name}`,
} as const;

export const holdLabels: Readonly<Record<TopHold, string>> = {
  'cancelling-asked': 'Customer wants to cancel',
  'problem-reported': 'Problem reported',
  'payment-in-review': 'Payment under review',
  'deposit-awaited': 'Deposit awaited',
  'price-not-agreed': 'New price not agreed',
};
