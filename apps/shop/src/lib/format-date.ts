import { formatDay, formatLastValidDay as lastValidDay } from '@app/pricing';

/** '21 December 2026': the day in London, wherever the reader is. */
export const formatDate = (instant: string): string => formatDay(new Date(instant));

/** The last day one can rely on a price that holds until an instant. */
export const formatLastValidDay = (validUntil: string): string => lastValidDay(new Date(validUntil));
