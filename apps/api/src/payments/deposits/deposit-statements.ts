import type { RowOf } from '../../database/naming';
import { liveStatesSql } from '../attempts/attempt-transitions';
import type { Deposit, DepositRequest } from './deposit.entity';

export interface DepositRow extends Omit<
  RowOf<Deposit>,
  'tops_amount' | 'delivery_amount' | 'search_text' | 'paid_at' | 'erased_at' | 'is_open' | 'person'
> {
  /** Staff took its order. */
  is_taken: boolean;
  quote_ids: string[];
  checkout_id: string | null;
}

export const readDeposit = `
  SELECT id, purpose, status, order_id,
    EXISTS (SELECT FROM customer_order AS taken WHERE taken.id = order_id AND deposit_by IS NOT NULL) AS is_taken, customer_name, customer_email, customer_phone, total_amount, deposit_amount,
    needs_delivery, delivery_address, description, created_at, begun_in,
    ARRAY(SELECT quote_id FROM order_item WHERE order_item.order_id = deposit.order_id ORDER BY position) AS quote_ids,
    (SELECT checkout_id FROM payment_attempt
      WHERE deposit_id = deposit.id AND state IN (${liveStatesSql})) AS checkout_id
  FROM deposit WHERE id = $1`;

export const insertDeposit = `
  INSERT INTO deposit (
    id, customer_name, customer_email, customer_phone, tops_amount, delivery_amount, total_amount,
    deposit_amount, needs_delivery, delivery_address, description, created_at, begun_in, order_id, person)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`;

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
