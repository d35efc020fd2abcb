import { type StatementRunner } from '../../database/statements';
import type { TimelineKind } from '../timeline/add-to-timelines';

/**
 * SQL: the name that was last given together with an address, of the mails to it about any of some quotes; null: none.
 * A quote itself keeps what was said last of each (D14), so that the name on it may be somebody else's, and whoever has
 * its link may have it sent to them: nobody is told a name by that.
 */
export const latestNameFor = (address: string, quoteIds: string) => `(
  SELECT to_name FROM mail
  WHERE to_address = ${address} AND quote_ids && ${quoteIds} AND to_name IS NOT NULL
  ORDER BY created_at DESC, id LIMIT 1)`;

const customerChanged: TimelineKind = 'customer-changed';

/** What is new is on each quote's timeline, as it reads from now on. */
const keepCustomerStatement = `
  WITH changed AS (
    UPDATE quote SET
      customer_name = coalesce($2, customer_name),
      customer_email = coalesce($3, customer_email),
      customer_phone = coalesce($4, customer_phone),
      customer_from_link = false
    WHERE id = ANY($1)
      AND (customer_name, customer_email, customer_phone) IS DISTINCT FROM
        (coalesce($2, customer_name), coalesce($3, customer_email), coalesce($4, customer_phone))
    RETURNING id, customer_name, customer_email, customer_phone)
  INSERT INTO timeline_entry (quote_id, kind, details, at, actor_id)
  SELECT id, '${customerChanged}', jsonb_build_object(
    'customerName', customer_name, 'customerEmail', customer_email, 'customerPhone', customer_phone), $5, $6
  FROM changed`;

/** What a customer says of themselves; null: nothing. */
export interface CustomerDetails {
  name: string | null;
  email: string | null;
  phone: string | null;
}

/** Keeps with some quotes who their customer is, as staff say; silence changes nothing. The quotes must be locked. */
export async function keepCustomer(
  tx: StatementRunner,
  quoteIds: readonly string[],
  { name, email, phone }: CustomerDetails,
  at: Date,
  actorId: number | null,
): Promise<void> {
  await tx.run(keepCustomerStatement, [quoteIds, name, email, phone, at, actorId]);
}
