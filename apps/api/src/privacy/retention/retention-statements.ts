import type { Statement } from '../../database/statements';
import { isFree } from '../../platform/background/lease';

/** PostgreSQL's channel by which a run that somebody asked for wakes the worker. */
export const retentionAsked = 'retention_asked';

/** As the index has it: what was never emptied, or has been filled again since. */
export const holdsSomething = `(erased_at IS NULL
  OR num_nonnulls(customer_name, customer_email, customer_phone, notes) > 0)`;

const isQuiet = `created_at < $1 AND ${holdsSomething}
  AND NOT EXISTS (SELECT FROM timeline_entry WHERE quote_id = quote.id AND at >= $1)`;

/** `$1`: last touched before. Nothing was paid, and it was not settled in another way. */
const unpaidQuotes = `quote WHERE ${isQuiet} AND deposit_state = 'none' AND status <> 'completed'`;

/** Paid with a deposit, or settled in another way; long ago, like every payment on it. */
const paidQuotes = `quote WHERE ${isQuiet}
  AND (deposit_state = 'paid' OR (deposit_state = 'none' AND status = 'completed'))
  AND NOT EXISTS (
    SELECT FROM deposit_quote JOIN deposit ON deposit.id = deposit_id
    WHERE quote_id = quote.id AND (paid_at >= $1 OR deposit.status IN ('pending', 'review')))`;

const inquiries = (form: 'contact' | 'trade') => `${form}_inquiry WHERE created_at < $1
  AND NOT EXISTS (SELECT FROM inquiry_event WHERE ${form}_inquiry_id = ${form}_inquiry.id AND at >= $1)`;

const baskets = 'basket WHERE used_at < $1';

/** Sent, given up or withheld; as the index has it. */
const mails = 'mail WHERE settled_at < $1 AND (html IS NOT NULL OR text IS NOT NULL)';

/** Planned for its time: what is due is a small part of all, which a plan for any time would not believe. */
const counted = (name: string, from: string): Statement => ({
  name: `count-${name}-to-remove`,
  isPlannedAnew: true,
  text: `SELECT count(*)::integer AS due FROM ${from}`,
});

export const countDue = {
  baskets: [counted('baskets', baskets)],
  mails: [counted('mails', mails)],
  'unpaid-quotes': [counted('unpaid-quotes', unpaidQuotes)],
  inquiries: [
    counted('contact-inquiries', inquiries('contact')),
    counted('trade-inquiries', inquiries('trade')),
  ],
  paid: [counted('paid-quotes', paidQuotes)],
} as const;

/** `$2` at most so many, the oldest first. */
const some = (name: string, from: string): Statement => ({
  name: `find-${name}-to-remove`,
  isPlannedAnew: true,
  text: `SELECT id FROM ${from} ORDER BY created_at LIMIT $2`,
});
/** `$2` of these, which are locked by now. */
const still = (name: string, from: string): Statement => ({
  name: `still-${name}-to-remove`,
  text: `SELECT id FROM ${from} AND id = ANY($2)`,
});

export const findDueQuotes = {
  'unpaid-quotes': {
    some: some('unpaid-quotes', unpaidQuotes),
    still: still('unpaid-quotes', unpaidQuotes),
  },
  paid: { some: some('paid-quotes', paidQuotes), still: still('paid-quotes', paidQuotes) },
} as const;

const someInquiries = (form: 'contact' | 'trade'): Statement => ({
  name: `find-${form}-inquiries-to-remove`,
  text: `SELECT id FROM ${inquiries(form)} ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
});
export const findDueInquiries = { contact: someInquiries('contact'), trade: someInquiries('trade') } as const;

export const deleteDueBaskets: Statement = {
  name: 'delete-due-baskets',
  text: `
    DELETE FROM basket WHERE session_id IN (
      SELECT session_id FROM ${baskets} ORDER BY used_at LIMIT $2 FOR UPDATE SKIP LOCKED)
    RETURNING session_id`,
};

/** Who was sent what, and when, is still told; nobody needs its words any more. */
export const emptyDueMails: Statement = {
  name: 'empty-due-mails',
  isPlannedAnew: true,
  text: `
    UPDATE mail SET html = NULL, text = NULL WHERE id IN (
      SELECT id FROM ${mails} ORDER BY settled_at LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id`,
};

/**
 * What goes with quotes: the deposits on them, and the mails about either. One that is about several quotes goes with the
 * last of them.
 */
export const findWithQuotes: Statement = {
  name: 'find-with-quotes',
  text: `
    WITH touching AS (
      SELECT id, ARRAY(SELECT quote_id FROM deposit_quote WHERE deposit_id = deposit.id) AS quote_ids
      FROM deposit WHERE id IN (SELECT deposit_id FROM deposit_quote WHERE quote_id = ANY($1))
    ), kept AS (
      SELECT id FROM quote
      WHERE id <> ALL($1) AND ${holdsSomething} AND id IN (
        SELECT unnest(quote_ids) FROM touching
        UNION SELECT unnest(quote_ids) FROM mail WHERE quote_ids && $1)
    ), going AS (
      SELECT id FROM touching WHERE NOT quote_ids && ARRAY(SELECT id FROM kept)
    )
    SELECT ARRAY(SELECT id FROM going) AS deposit_ids,
      ARRAY(
        SELECT id FROM mail WHERE quote_ids && $1 AND NOT quote_ids && ARRAY(SELECT id FROM kept)
        UNION SELECT id FROM mail WHERE deposit_id = ANY(ARRAY(SELECT id FROM going))) AS mail_ids`,
};

export const findMailsOfInquiries: Statement = {
  name: 'find-mails-of-inquiries',
  text: 'SELECT id FROM mail WHERE contact_inquiry_id = ANY($1) OR trade_inquiry_id = ANY($2)',
};

/** Digests of who did what how often, once nobody counts by them any more; and of whom we have long not reminded. */
export const removeOldCounters: Statement = {
  name: 'remove-old-counters',
  text: 'DELETE FROM use_counter WHERE ends_at <= $1',
};
export const removeOldSubscriptions: Statement = {
  name: 'remove-old-subscriptions',
  text: 'DELETE FROM reminder_subscription WHERE ended_at IS NULL AND created_at < $1',
};

/** A file that is older has nothing of them that is not due by itself. */
export const removeOldErasures: Statement = {
  name: 'remove-old-erasures',
  text: 'DELETE FROM erasure WHERE erased_at < $1',
};

export const removeOldSecurityEvents: Statement = {
  name: 'remove-old-security-events',
  text: 'DELETE FROM security_event WHERE at < $1',
};

export const removeDoneMessages: Statement = {
  name: 'remove-done-messages',
  text: 'DELETE FROM outbox_message WHERE done_at < $1',
};

export const askForRun: Statement = {
  name: 'ask-for-retention-run',
  text: 'INSERT INTO retention_run (key, actor_id, asked_at) VALUES ($1, $2, $3) ON CONFLICT (key) DO NOTHING',
};
export const wakeRetention: Statement = {
  name: 'wake-retention',
  text: `SELECT pg_notify('${retentionAsked}', '')`,
};

/** Takes up the oldest run that nobody is at. */
export const takeRun: Statement = {
  name: 'take-retention-run',
  text: `
    UPDATE retention_run SET lease_until = $2
    WHERE id = (
      SELECT id FROM retention_run
      WHERE finished_at IS NULL AND ${isFree('$1')}
      ORDER BY asked_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, actor_id`,
};

/** Counts what a part of a run has removed, in the transaction that removes it; of no effect once another has taken it. */
export const noteRemoved: Statement = {
  name: 'note-removed',
  text: `
    UPDATE retention_run SET baskets = baskets + $3, mails = mails + $4, unpaid_quotes = unpaid_quotes + $5,
      inquiries = inquiries + $6, paid = paid + $7, lease_until = $2
    WHERE id = $1 AND finished_at IS NULL`,
};

export const finishRun: Statement = {
  name: 'finish-retention-run',
  text: `
    UPDATE retention_run SET finished_at = $2, lease_until = NULL WHERE id = $1 AND finished_at IS NULL
    RETURNING baskets, mails, unpaid_quotes, inquiries, paid`,
};

export const readRuns: Statement = {
  name: 'read-retention-runs',
  text: `
    SELECT EXISTS (SELECT FROM retention_run WHERE finished_at IS NULL) AS is_running, latest.*
    FROM (SELECT 1) AS always LEFT JOIN LATERAL (
      SELECT finished_at, baskets, mails, unpaid_quotes, inquiries, paid FROM retention_run
      WHERE finished_at IS NOT NULL ORDER BY finished_at DESC, id DESC LIMIT 1) AS latest ON true`,
};
