import type { RevisionState } from '@app/contracts';

export interface RevisionLink {
  quote_id: string;
  original_id: string;
  measurement_version: number;
  state: RevisionState;
}

/** The revision that a quote is. */
export const readRevision = `
  SELECT quote_id, original_id, measurement_version, state FROM quote_revision WHERE quote_id = $1`;

/**
 * A quote in place of another one, at another size and price: all else is the other's, and its price holds as long as
 * that of any new quote (D4). Whoever paid a deposit on the other one has paid it for this one. Its price counts in no
 * sum until it is agreed to.
 */
export const insertRevisedQuote = `
  INSERT INTO quote (
    id, reference, material_id, color_id, thickness_id, sink_type_id, cutout_id, cutout_ids, length, width, area,
    base_price, total_price, snapshot, notes, customer_name, customer_email, customer_phone, channel,
    customer_from_link, delivery_address, deposit_state, created_at, valid_until, replaces_quote_id, is_proposal, quantity)
  SELECT
    $2, 'VT-' || $3::text || '-' || lpad(number, greatest(5, length(number)), '0'),
    material_id, color_id, thickness_id, sink_type_id, cutout_id, cutout_ids, $4, $5,
    $4::integer * $5::integer / 1000000.0, base_price, $6, $7, notes, customer_name, customer_email, customer_phone,
    channel, customer_from_link, delivery_address, CASE WHEN deposit_state = 'paid' THEN 'paid' ELSE 'none' END, $8, $9, quote.id, true,
    quantity
  FROM quote
  CROSS JOIN LATERAL (SELECT nextval('quote_reference_number')::text AS number OFFSET 0) AS next
  WHERE quote.id = $1
  RETURNING reference`;

export const insertRevision = `
  INSERT INTO quote_revision (
    quote_id, original_id, measurement_version, previous_total, credited_deposit, proposed_at)
  VALUES ($1, $2, $3, $4, $5, $6)`;

/** Nobody can agree any more to what was proposed in place of a quote; the quote that was proposed is declined. */
export const withdrawRevision = `
  WITH withdrawn AS (
    UPDATE quote_revision SET state = 'withdrawn', answered_at = $2
    WHERE original_id = $1 AND state = 'proposed'
    RETURNING quote_id)
  UPDATE quote SET status = 'declined' FROM withdrawn WHERE quote.id = withdrawn.quote_id
  RETURNING quote.id, quote.reference`;

/** The customer's answer. */
export const answerRevision = `
  UPDATE quote_revision SET state = $2, answered_at = $3, credited_deposit = $4
  WHERE quote_id = $1 AND state = 'proposed'
  RETURNING quote_id`;

/**
 * The revised quote as its customer has agreed to it: it stands where the other one stood, its sizes are to be cut, and
 * what was paid counts for it. To agree to a price is no order: that is the deposit's to make (D23), or staff's.
 */
export const acceptRevised = `
  UPDATE quote SET
    status = original.status,
    is_proposal = false,
    measured_at = $3,
    received = quote.received + original.received,
    deposit_state = CASE WHEN original.deposit_state = 'paid' THEN 'paid' ELSE quote.deposit_state END
  FROM (SELECT status, received, deposit_state FROM quote WHERE id = $2) AS original
  WHERE quote.id = $1`;

/** The sizes that were agreed to are those of the revised quote from now on. */
export const carryMeasurement = `
  INSERT INTO measurement (
    quote_id, version, length_mm, width_mm, sink, taps, note, how, recorded_by, recorded_at)
  SELECT $2, 1, length_mm, width_mm, sink, taps, note, how, recorded_by, recorded_at
  FROM measurement WHERE quote_id = $1 AND version = $3`;
