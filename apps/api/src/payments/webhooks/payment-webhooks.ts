import { Injectable } from '@nestjs/common';
import { quoteIdPattern } from '@app/contracts';
import { Statements, prepared } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { paymentsDue } from '../attempts/payment-sweep';

/**
 * Stores a notice as a hint to look now, if its token is one of ours and it names that attempt's checkout, or one of
 * which we have not been told yet. Nothing the notice says is believed.
 */
const storeHint = prepared(`
  WITH hinted AS (
    UPDATE payment_attempt SET noticed_at = $3, next_check_at = $3
    WHERE notice_token = $1 AND state NOT IN ('review', 'returned', 'rejected')
      AND (checkout_id = $2 OR checkout_id IS NULL)
    RETURNING id
  )
  SELECT count(pg_notify('${paymentsDue}', '')) FROM hinted`);

const uuidPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** What the provider's server tells ours: a hint, whoever it really comes from (sumup.md §6). */
@Injectable()
export class PaymentWebhooks {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** Never asks the provider anything, and costs the database nothing where token or id cannot be ours. */
  async take(token: string, body: unknown): Promise<void> {
    const checkoutId = checkoutIdIn(body);
    if (checkoutId === undefined || !quoteIdPattern.test(token)) return;
    await this.statements.run(storeHint, [token, checkoutId, this.clock.now()]);
  }
}

/** The id in a notice of today's or the older form; undefined where there is none. */
function checkoutIdIn(body: unknown): string | undefined {
  const { id, payload } = asRecord(body);
  const { checkout_id } = asRecord(payload);
  return [checkout_id, id].find(
    (value): value is string => typeof value === 'string' && uuidPattern.test(value),
  );
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
