import { formatDay } from '@app/pricing';
import { addDays, londonDay } from '@app/ui';

/** '2026-11' → '2026-11-01'. */
export const firstDayOf = (month: string): string => `${month}-01`;

/** '2026-11' → '2026-11-30'. */
export const lastDayOf = (month: string): string =>
  addDays(`${addDays(firstDayOf(month), 31).slice(0, 7)}-01`, -1);

export const thisMonth = (): string => londonDay().slice(0, 7);

export const monthBefore = (month: string): string => addDays(firstDayOf(month), -1).slice(0, 7);

/** 'November 2026'. */
export const monthText = (month: string): string => formatDay(`${month}-01T12:00:00Z`).replace(/^1 /, '');
