import { londonDay } from '@app/ui';

/** The last London day on which a quote's price holds; `validUntil` is the midnight after it. */
export const lastValidDay = (validUntil: string): string => londonDay(new Date(Date.parse(validUntil) - 1));
