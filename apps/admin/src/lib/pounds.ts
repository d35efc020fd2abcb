import { formatGbp, toPence } from '@app/pricing';

/** A decimal string of the API as people read it: '477.00' is '£477.00'. */
export const pounds = (amount: string): string => formatGbp(toPence(amount));
