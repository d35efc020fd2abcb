import { shopIsNotOnHoldSql } from '../../platform/background/shop-hold';
import { latestNameForSql } from '../save/customer-details';

const digestOf = (address: string) => `encode(sha256(convert_to(lower(${address}), 'UTF8')), 'hex')`;

/**
 * Whether the customer of `due` wants and needs a reminder: the quote was mailed before the given time, and its top
 * is not ordered, paid or settled. Counts instead of EXISTS, which PostgreSQL may turn into a slow join.
 */
const needsReminderSql = (mailedBefore: string) => `
  due.deleted_at IS NULL AND due.standing = 'current' AND due.status IN ('pending', 'approved')
  AND due.deposit_state IN ('none', 'failed')
  AND (SELECT count(*) FROM mail
    WHERE mail.to_address = due.customer_email AND mail.kind IN ('quote', 'quotes') AND mail.state = 'sent'
      AND mail.created_at <= ${mailedBefore} AND due.id = ANY(mail.quote_ids)) > 0
  AND (SELECT ended_at FROM reminder_subscription WHERE address_digest = ${digestOf('due.customer_email')}) IS NULL
  AND (SELECT count(*) FROM order_item WHERE order_item.top_id = due.top_id AND is_placed) = 0
  AND (SELECT count(*) FROM quote AS other
    WHERE other.top_id = due.top_id
      AND (other.deposit_state NOT IN ('none', 'failed') OR other.replaces_quote_id = due.id AND other.deleted_at IS NULL)) = 0`;

export interface QuoteToRemind {
  id: string;
  name: string | null;
  customer_email: string;
}

export const findQuotesToRemindSql = `
  SELECT due.id, due.customer_email, ${latestNameForSql('due.customer_email', 'ARRAY[due.id]')} AS name
  FROM quote AS due
  WHERE due.customer_email IS NOT NULL AND due.valid_until > $1 AND due.valid_until <= $2
    AND (SELECT count(*) FROM mail WHERE kind = 'quote-reminder' AND key = due.id || ':' || $3) = 0
    AND ${needsReminderSql('$4')} AND ${shopIsNotOnHoldSql}
  ORDER BY due.valid_until
  LIMIT $5`;

export const stillNeedsReminderSql = `
  SELECT FROM quote AS due
  WHERE due.id = $1 AND due.customer_email = $2 AND due.valid_until > $3 AND ${needsReminderSql('$3')}`;

export const subscriptionOfSql = `
  INSERT INTO reminder_subscription (address_digest, token, created_at) VALUES (${digestOf('$1')}, $2, $3)
  ON CONFLICT (address_digest) DO UPDATE SET address_digest = excluded.address_digest
  RETURNING token`;
