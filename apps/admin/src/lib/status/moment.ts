import { shortTime } from './short-time';

/** A moment within a sentence: 'today, 11:12'. */
export const moment = (iso: string): string =>
  shortTime(iso).replace(/^[TY]/, (initial) => initial.toLowerCase());
