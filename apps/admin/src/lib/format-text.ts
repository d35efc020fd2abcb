import { formatCount } from '@app/ui';

/** '1 quote', '2,400 quotes'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** Two decimals, or the third if it is not 0: '£5.60', '£5.605', '−£15.00'. */
export const pounds = (amount: string): string =>
  amount.replace(/^(-?)(\d+\.\d\d)0?$/, '$1$2').replace(/^-?/, (sign) => (sign ? '−£' : '£'));

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'warrantyYears' → 'warranty years'. */
export const splitCamelCase = (name: string): string =>
  name.replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
