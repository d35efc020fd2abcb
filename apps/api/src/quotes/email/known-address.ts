import type { StatementRunner } from '../../database/statements';
import type { WithheldMail } from '../../mail';
import { topsTogether } from '../jobs/quotes-together';
import { standsForTop } from '../lineage/quotes-of-tops';

const findAddress = `
  SELECT FROM quote WHERE top_id IN (${topsTogether('$1')}) AND lower(customer_email) = lower($2)
    AND NOT customer_from_link AND ${standsForTop('quote')}
  LIMIT 1`;

/** Why an address is written nothing about an order. */
export const unknownAddress = {
  withheld: 'nobody at this address has paid, and staff did not enter it',
} satisfies WithheldMail;

/**
 * Whether an address is that of the customer of a quote, or of another one of its job, and somebody there has paid or
 * staff entered it (D56). What came with the quote's link alone may be anybody's.
 */
export const isKnownAddress = async (
  runner: StatementRunner,
  quoteId: string | undefined,
  address: string | null,
): Promise<boolean> => (await runner.run(findAddress, [quoteId, address])).length > 0;
