import { liveStatesSql } from '../../payments';

/** 22 base64url characters of 16 random bytes, like our ids and tokens. */
const newTokenSql = `rtrim(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '=')`;

/**
 * Values for columns that are not exported and have no default: SQL over the exported row `r` and `moment.exported`.
 * Pending work becomes due as soon as the hold is released.
 */
export const freshValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  payment_attempt: {
    notice_token: newTokenSql,
    // Money may still arrive for a day after a page has closed.
    next_check_at: `CASE WHEN r.state IN (${liveStatesSql}) OR (r.state IN ('expired', 'closed', 'paid')
      AND greatest(r.valid_until, r.settled_at) > moment.exported - interval '1 day') THEN now() END`,
  },
  refund: {
    idempotency_key: newTokenSql,
    request_hash: `''`,
    next_check_at: `CASE WHEN r.settled_at IS NULL THEN now() END`,
  },
  mail: { next_try_at: `CASE WHEN r.state = 'waiting' THEN now() END` },
  reminder_subscription: { token: newTokenSql },
};
