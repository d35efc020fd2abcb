import type { MailQuote } from '../mail-data';
import { lastValidDay } from './london-time';

/** 'The price holds to the end of 21 December 2026.'; of one that has ended, that it held. */
export const priceHolds = ({ validUntil, blocker }: MailQuote): string =>
  `The price ${blocker === 'expired' ? 'held' : 'holds'} to the end of ${lastValidDay(validUntil)}.`;
