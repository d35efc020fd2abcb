import { formatGbp, toPence } from '@app/pricing';

/** Pounds as they stand in the records, '1234.50', as people read them: '£1,234.50'. */
export const gbp = (pounds: string): string => formatGbp(toPence(pounds));
