import { liveStatesSql } from '../../payments';

/** 22 base64url characters of 16 random bytes, as ids and tokens have them. */
const freshToken = `rtrim(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '=')`;

/**
 * What is in no export and has no default: SQL over the row `r` as it was exported, and `moment.exported`. What waited is
 * due at once, when the shop is no longer on hold.
 */
export const freshValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  payment_attempt: {
    notice_token: freshToken,
    // Money may be under way for a day after a page has closed.
    next_check_at: `CASE WHEN r.state IN (${liveStatesSql}) OR (r.state IN ('expired', 'closed', 'paid')
      AND greatest(r.valid_until, r.settled_at) > moment.exported - interval '1 day') THEN now() END`,
  },
  refund: {
    idempotency_key: freshToken,
    request_hash: `''`,
    next_check_at: `CASE WHEN r.settled_at IS NULL THEN now() END`,
  },
  mail: { next_try_at: `CASE WHEN r.state = 'waiting' THEN now() END` },
  reminder_subscription: { token: freshToken },
};
