import { quotesOfPlace, topsTogether } from '../quotes';

/** SQL: an appointment is still needed, as an order of its job goes on; one to measure as long as there is something to measure. */
export const isAwaited = (quoteId: string): string => `
  EXISTS (SELECT FROM (${topsTogether(quoteId)}) AS place ${quotesOfPlace}
    WHERE stage IS NOT NULL AND (kind NOT IN ('measuring-visit', 'measuring-call') OR stage = 'to-measure'))`;
