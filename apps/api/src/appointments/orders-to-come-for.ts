import { handedOver } from '@app/contracts';
import { oneOf } from '../database/one-of';
import type { Transaction } from '../database/statements';
import { quotesOfPlace, topsTogether, stageOf } from '../quotes';

/** SQL: by its stage an order is still to be made, or to be handed over. */
export const goesOn = (stage: string): string => `${stage} IS NOT NULL AND NOT ${oneOf(stage, handedOver)}`;

/** SQL: of the orders that an appointment is for, which are that of a quote and all of its job, one is such. */
const hasOrder = (quoteId: string, such: string) =>
  `EXISTS (SELECT FROM (${topsTogether(quoteId)}) AS place ${quotesOfPlace} WHERE ${such})`;

/** SQL: one of these orders goes on. */
export const someGoesOn = (quoteId: string): string => hasOrder(quoteId, goesOn(stageOf()));

/** SQL: an `appointment` is still needed; one to measure as long as there is something to measure. */
export const isAwaited = (quoteId: string): string =>
  hasOrder(
    quoteId,
    `${stageOf()} IS NOT NULL AND (kind NOT IN ('measuring-visit', 'measuring-call') OR ${stageOf()} = 'to-measure')`,
  );

const findOther = `
  SELECT FROM quote AS other WHERE other.top_id IN (${topsTogether('$1')}) AND other.id <> $1
    AND ${goesOn(stageOf('other.id'))}`;

/** Another order of the same job is still to be made. */
export const othersGoOn = async (tx: Transaction, quoteId: string): Promise<boolean> =>
  (await tx.run(findOther, [quoteId])).length > 0;
