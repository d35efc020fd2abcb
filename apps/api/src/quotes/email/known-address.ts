import type { StatementRunner } from '../../database/statements';
import type { WithheldMail } from '../../mail';
import { topsTogether } from '../jobs/quotes-together';
import { standsForTop } from '../lineage/quotes-of-tops';

/** Another top of the job speaks for one whose own customer nobody knows. */
const findAddress = `
  WITH named AS (SELECT id, top_id FROM quote WHERE id = ANY($1))
  SELECT FROM named CROSS JOIN LATERAL (
    SELECT customer_email, quote.top_id = named.top_id AS is_own,
      bool_or(quote.top_id = named.top_id) OVER () AS has_own
    FROM quote WHERE top_id IN (${topsTogether('named.id')}) AND customer_email IS NOT NULL
      AND NOT customer_from_link AND ${standsForTop('quote')}) AS customer
  WHERE lower(customer_email) = lower($2) AND (is_own OR NOT has_own)
  LIMIT 1`;

/** Why an address is written nothing about an order. */
export const unknownAddress = {
  withheld: 'nobody at this address has paid, and staff did not enter it',
} satisfies WithheldMail;

/** Whether its customer has paid or was entered by staff (D56): what came with the link alone may be anybody's. */
export const isKnownAddress = async (
  runner: StatementRunner,
  quoteIds: readonly string[],
  address: string | null,
): Promise<boolean> => (await runner.run(findAddress, [quoteIds, address])).length > 0;
