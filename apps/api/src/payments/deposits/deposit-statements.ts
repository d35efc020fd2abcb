import type { RowOf } from '../../database/naming';
import { liveStatesSql } from '../attempts/attempt-transitions';
import type { Deposit } from './deposit.entity';
import type { DepositRequest } from './deposit-request.entity';
import type { PaymentInput } from './read-payment-input';

export interface DepositRow extends Omit<
  RowOf<Deposit>,
  'tops_amount' | 'delivery_amount' | 'search_text' | 'paid_at' | 'erased_at'
> {
  quote_ids: string[];
  checkout_id: string | null;
}

/** A deposit, the quotes it covers in their order, and the checkout that is open for it. */
export const readDeposit = `
  SELECT id, purpose, status, customer_name, customer_email, customer_phone, total_amount, deposit_amount,
    needs_delivery, delivery_address, description, created_at,
    ARRAY(SELECT quote_id FROM deposit_quote WHERE deposit_id = deposit.id ORDER BY position) AS quote_ids,
    (SELECT checkout_id FROM payment_attempt
      WHERE deposit_id = deposit.id AND state IN (${liveStatesSql})) AS checkout_id
  FROM deposit WHERE id = $1`;

export const insertDeposit = `
  INSERT INTO deposit (
    id, customer_name, customer_email, customer_phone, tops_amount, delivery_amount, total_amount,
    deposit_amount, needs_delivery, delivery_address, description, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

/** What a deposit covers, in the order of the arrays. */
export const insertDepositQuotes = `
  INSERT INTO deposit_quote (deposit_id, quote_id, position, reference, amount, share)
  SELECT $1, quote_id, position, reference, amount, share
  FROM unnest($2::text[], $3::text[], $4::numeric[], $5::numeric[])
    WITH ORDINALITY AS top (quote_id, reference, amount, share, position)`;

/** What whoever set a deposit up has entered. */
export type Entered = Pick<
  PaymentInput,
  'customerName' | 'customerEmail' | 'customerPhone' | 'deliveryAddress'
>;

/** The customer of a deposit, as they last said (D14); returns what was known before where anything is new. */
export const updateCustomer = `
  UPDATE deposit SET
    customer_name = $2, customer_email = $3, customer_phone = $4, delivery_address = $5, description = $6
  FROM (SELECT * FROM deposit WHERE id = $1 FOR NO KEY UPDATE) AS known
  WHERE deposit.id = known.id
    AND (known.customer_name, known.customer_email, known.customer_phone, known.delivery_address, known.description)
      IS DISTINCT FROM ($2, $3, $4, $5, $6)
  RETURNING known.customer_name AS "customerName", known.customer_email AS "customerEmail",
    known.customer_phone AS "customerPhone", known.delivery_address AS "deliveryAddress"`;

/** Where tops go, as was last said; null: they are collected. */
export const keepDeliveryAddress = `
  UPDATE quote SET delivery_address = $2 WHERE id = ANY($1) AND delivery_address IS DISTINCT FROM $2`;

export type KnownRequest = Pick<RowOf<DepositRequest>, 'deposit_id' | 'request_hash'>;

export const findRequest = `SELECT deposit_id, request_hash FROM deposit_request WHERE idempotency_key = $1`;

/** Remembers which deposit a key has led to, tells where it has led to another, and forgets some that are long past. */
export const insertRequest = `
  WITH past AS (
    SELECT idempotency_key FROM deposit_request
    WHERE created_at <= $5 AND idempotency_key <> $1
    LIMIT 10 FOR UPDATE SKIP LOCKED
  ), forgotten AS (
    DELETE FROM deposit_request USING past WHERE deposit_request.idempotency_key = past.idempotency_key)
  INSERT INTO deposit_request AS request (idempotency_key, request_hash, deposit_id, created_at)
  VALUES ($1, $2, $3, $4)
  ON CONFLICT (idempotency_key) DO UPDATE SET idempotency_key = excluded.idempotency_key
  RETURNING request.request_hash, request.deposit_id`;
