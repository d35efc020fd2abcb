import { liveStatesSql } from '../../payments';

/** 22 base64url characters of 16 bytes that nobody can guess, as ids and tokens have them. */
const freshToken = `rtrim(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '=')`;

/**
 * What is in no export and yet must be somewhere in a row: SQL over the row `r` as it was exported, and `moment`, when it
 * was exported and is restored. A column that is not named here gets its own default.
 */
export const freshValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  payment_attempt: {
    notice_token: freshToken,
    // Money may be under way for a day after a page has closed.
    next_check_at: `CASE WHEN r.state IN (${liveStatesSql}) OR (r.state IN ('expired', 'closed', 'paid')
      AND greatest(r.valid_until, r.settled_at) > moment.exported - interval '1 day') THEN moment.restored END`,
  },
  // Its trigger finds the first quote of the top.
  quote: { top_id: 'r.id' },
  refund: {
    idempotency_key: freshToken,
    request_hash: `''`,
    next_check_at: `CASE WHEN r.settled_at IS NULL THEN moment.restored END`,
  },
  mail: { next_try_at: `CASE WHEN r.state = 'waiting' THEN moment.restored END` },
  reminder_subscription: { token: freshToken },
};

/** Secrets of rows that are here under the same key: they stay as they are, so that links which people have go on. */
export const keptValues: Readonly<Record<string, readonly string[]>> = {
  payment_attempt: ['notice_token'],
  quote: ['saved_in'],
  deposit: ['begun_in'],
  refund: ['idempotency_key', 'request_hash'],
  mail: ['html', 'text'],
  reminder_subscription: ['token'],
  trade_customer: ['token_hashes', 'link_sent_at'],
};

/** Columns by which a row follows another one of its kind: a ring of them would never end. */
export const chains = [
  { table: 'quote', column: 'replaces_quote_id', key: 'id' },
  { table: 'quote_revision', column: 'original_id', key: 'quote_id' },
] as const;
