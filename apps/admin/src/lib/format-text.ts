import type { CatalogueKind, QuoteChannel } from '@app/contracts';
import { formatCount } from '@app/ui';

/** '1 quote', '2,400 quotes'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** Keeps the API's decimals: '£5.600', '−£15.00'. */
export const pounds = (amount: string): string =>
  amount.startsWith('-') ? `−£${amount.slice(1)}` : `£${amount}`;

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** 'warrantyYears' → 'warranty years'. */
export const splitCamelCase = (name: string): string =>
  name.replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);

/** Same as the tabs (D28). */
export const kindTitles: Readonly<Record<CatalogueKind, string>> = {
  materials: 'Materials',
  colors: 'Colors',
  'sink-types': 'Sink Types',
  thicknesses: 'Thicknesses',
  cutouts: 'Cutouts',
};

/** Channels that staff can choose. */
export type StaffChannel = Exclude<QuoteChannel, 'web'>;

export const staffChannels: readonly { value: StaffChannel; label: string }[] = [
  { value: 'phone', label: 'Phone' },
  { value: 'showroom', label: 'Showroom' },
  { value: 'email', label: 'Email' },
];
