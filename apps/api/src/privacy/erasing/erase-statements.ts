import type { InquiryForm } from '@app/contracts';
import type { Statement } from '../../database/statements';
import { lockOrder, quotesOfTops } from '../../quotes';
import { erasedAddress, erasedWord } from '../erased';
import { homeDigits } from '../person-keys';

/**
 * With all that a deposit on them is for, and all others for the same tops; in the order in which everybody takes
 * these locks (decision 23).
 */
export const lockQuotesToErase: Statement = {
  name: 'lock-quotes-to-erase',
  text: `
    WITH concerned AS (
      SELECT unnest($1::text[]) AS id
      UNION
      SELECT other.quote_id FROM deposit_quote JOIN deposit_quote AS other USING (deposit_id)
      WHERE deposit_quote.quote_id = ANY($1) OR deposit_id = ANY($2)
    ), ${quotesOfTops('SELECT concerned.id FROM concerned')}
    SELECT id FROM quote WHERE id = ANY(ARRAY(SELECT same.id FROM same))
    ORDER BY ${lockOrder} FOR NO KEY UPDATE`,
};

/**
 * Money that is under way about any of these quotes or deposits: a page takes a card, a refund is not confirmed, or
 * nobody knows yet how it ended.
 */
export const findMoneyUnderWay: Statement = {
  name: 'find-money-under-way',
  text: `
    WITH concerned AS (
      SELECT unnest($2::text[]) AS id UNION SELECT deposit_id FROM deposit_quote WHERE quote_id = ANY($1))
    SELECT id FROM payment_attempt
    WHERE deposit_id IN (SELECT id FROM concerned)
      AND (state IN ('creating', 'open', 'failed', 'review') OR (state <> 'paid' AND next_check_at IS NOT NULL))
    UNION ALL
    SELECT id FROM refund WHERE deposit_id IN (SELECT id FROM concerned) AND settled_at IS NULL
    LIMIT 1`,
};

/** Orders that are still to be made for somebody, or for which their money is held; `$1` the person's own quotes. */
export const findOrdersUnderWay: Statement = {
  name: 'find-orders-under-way',
  text: `
    SELECT reference FROM quote
    WHERE id = ANY($1) AND deposit_state = 'paid' AND received > 0 AND status <> 'completed' ORDER BY reference`,
};

/**
 * A quote keeps what was quoted and what was paid. One that nobody has ordered is deleted as well: its link is the
 * person's, and would show it on.
 */
export const eraseQuotes: Statement = {
  name: 'erase-quotes',
  text: `
    UPDATE quote SET
      customer_name = NULL, customer_email = NULL, customer_phone = NULL, notes = NULL, delivery_address = NULL,
      snapshot = CASE WHEN snapshot ? 'adjustment' THEN
        jsonb_set(jsonb_set(snapshot, '{adjustment,reason}', '"${erasedWord}"'), '{lines}', (
          SELECT coalesce(jsonb_agg(
            CASE WHEN line ->> 'kind' = 'adjustment' THEN line || '{"label": "${erasedWord}"}' ELSE line END
            ORDER BY position), '[]')
          FROM jsonb_array_elements(snapshot -> 'lines') WITH ORDINALITY AS lines (line, position)))
        ELSE snapshot END,
      erased_at = $2,
      deleted_at = CASE WHEN deposit_state = 'none' AND status IN ('pending', 'declined')
        THEN coalesce(deleted_at, $2) ELSE deleted_at END
    WHERE id = ANY($1)`,
};

/** Of somebody else's quote a number that is the person's, and where they wanted what they paid for delivered. */
export const eraseFromOthersQuotes: Statement = {
  name: 'erase-from-others-quotes',
  text: `
    UPDATE quote SET
      customer_phone = CASE WHEN ${homeDigits('customer_phone')} = ANY($2) THEN NULL ELSE customer_phone END,
      delivery_address = CASE WHEN delivery_address IN (SELECT delivery_address FROM deposit WHERE id = ANY($3))
        THEN NULL ELSE delivery_address END
    WHERE id = ANY($1)`,
};

export const readTimelines: Statement = {
  name: 'read-timelines-to-erase',
  text: 'SELECT id, kind, details FROM timeline_entry WHERE quote_id = ANY($1) OR id = ANY($2)',
};

export const writeTimelines: Statement = {
  name: 'write-erased-timelines',
  text: `
    UPDATE timeline_entry SET details = fresh.details
    FROM unnest($1::bigint[], $2::jsonb[]) AS fresh (id, details) WHERE timeline_entry.id = fresh.id`,
};

export const eraseDeposits: Statement = {
  name: 'erase-deposits',
  text: `
    UPDATE deposit SET
      customer_name = '${erasedWord}', customer_email = '${erasedAddress}', customer_phone = '${erasedWord}',
      delivery_address = CASE WHEN needs_delivery THEN '${erasedWord}' END, description = '', erased_at = $2
    WHERE id = ANY($1)`,
};

/** Of the person's own deposits whoever had a hand in them, of somebody else's the person alone. */
export const forgetDepositPeople: Statement = {
  name: 'forget-deposit-people',
  text: 'DELETE FROM deposit_person WHERE deposit_id = ANY($1) OR lower(address) = ANY($2)',
};

/** By its digest a request could be told to have been somebody's. */
export const forgetDepositRequests: Statement = {
  name: 'forget-deposit-requests',
  text: 'DELETE FROM deposit_request WHERE deposit_id = ANY($1)',
};

export const readEvidence: Statement = {
  name: 'read-evidence-to-erase',
  text: 'SELECT id, evidence FROM payment_attempt WHERE deposit_id = ANY($1) AND evidence IS NOT NULL',
};

export const writeEvidence: Statement = {
  name: 'write-erased-evidence',
  text: `
    UPDATE payment_attempt SET evidence = fresh.evidence
    FROM unnest($1::text[], $2::jsonb[]) AS fresh (id, evidence) WHERE payment_attempt.id = fresh.id`,
};

/** Amounts and states stay; what staff wrote, and what a repeat of their request is known by, goes. */
export const eraseRefunds: Statement = {
  name: 'erase-refunds',
  text: `
    UPDATE refund SET reason = '${erasedWord}', remark = NULL, request_hash = '${erasedWord}'
    WHERE deposit_id = ANY($1)`,
};

export const eraseMeasurementNotes: Statement = {
  name: 'erase-measurement-notes',
  text: 'UPDATE measurement SET note = NULL WHERE quote_id = ANY($1) AND note IS NOT NULL',
};

/** What is still to be done for somebody who is to be forgotten cannot be done any more. */
export const eraseTasks: Statement = {
  name: 'erase-tasks',
  text: `
    UPDATE staff_task SET note = NULL, done_at = coalesce(done_at, $4)
    WHERE quote_id = ANY($1) OR deposit_id = ANY($2) OR mail_id = ANY($3)`,
};

export const eraseMails: Statement = {
  name: 'erase-mails',
  text: `
    UPDATE mail SET
      to_name = NULL, to_address = CASE WHEN to_address IS NULL THEN NULL ELSE '${erasedAddress}' END,
      subject = CASE WHEN composed_at IS NULL THEN NULL ELSE '${erasedWord}' END, html = NULL, text = NULL,
      attachments = '[]', details = '{"erased": true}', source = NULL, remark = NULL, last_failure = NULL,
      contact_inquiry_id = NULL, trade_inquiry_id = NULL, next_try_at = NULL, lease_until = NULL,
      settled_at = coalesce(settled_at, $2), state = CASE WHEN state = 'waiting' THEN 'withheld' ELSE state END
    WHERE id = ANY($1)`,
};

export const deleteAttachments: Statement = {
  name: 'delete-attachments',
  text: `
    DELETE FROM attachment
    WHERE quote_id = ANY($1) OR contact_inquiry_id = ANY($2) OR trade_inquiry_id = ANY($3)
    RETURNING id, type`,
};

const inquiriesOf = (form: InquiryForm) => ({
  /** So that nothing is added to them meanwhile, a file above all. */
  lock: {
    name: `lock-${form}-inquiries-to-erase`,
    text: `SELECT id FROM ${form}_inquiry WHERE id = ANY($1) ORDER BY id FOR UPDATE`,
  },
  delete: {
    name: `delete-${form}-inquiries`,
    text: `
      WITH tasks AS (DELETE FROM staff_task WHERE ${form}_inquiry_id = ANY($1)),
        events AS (DELETE FROM inquiry_event WHERE ${form}_inquiry_id = ANY($1))
      DELETE FROM ${form}_inquiry WHERE id = ANY($1)`,
  },
});
export const inquiries = { contact: inquiriesOf('contact'), trade: inquiriesOf('trade') } as const;

/** Who wants no more reminders is still to get none: such a row holds a digest alone, and stays. */
export const endReminders: Statement = {
  name: 'erase-reminder-subscriptions',
  text: `
    DELETE FROM reminder_subscription USING unnest($1::text[]) AS key
    WHERE address_digest = encode(sha256(convert_to(key, 'UTF8')), 'hex') AND ended_at IS NULL`,
};
