import { formatCount } from '@app/ui';

/** '1 quote', '2,400 quotes'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** Keeps the API's decimals: '£5.600', '−£15.00'. */
export const pounds = (amount: string): string =>
  amount.startsWith('-') ? `−£${amount.slice(1)}` : `£${amount}`;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'warrantyYears' → 'warranty years'. */
export const splitCamelCase = (name: string): string =>
  name.replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
