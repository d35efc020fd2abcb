import type { QuoteChannel } from '@app/contracts';

/** Channels that staff can choose. */
export type StaffChannel = Exclude<QuoteChannel, 'web'>;

export const staffChannels: readonly { value: StaffChannel; label: string }[] = [
  { value: 'phone', label: 'Phone' },
  { value: 'showroom', label: 'Showroom' },
  { value: 'email', label: 'Email' },
];
