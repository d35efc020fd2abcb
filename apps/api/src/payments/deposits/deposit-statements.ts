import { IsNull, Not } from 'typeorm';
import { columnsSql } from '../../database/columns-sql';
import type { Transaction, StatementRunner } from '../../database/statements';
import { insertAttemptSql } from '../attempts/attempt-statements';
import { liveStatesSql } from '../attempts/attempt-transitions';
import { AppError } from '../../platform/errors/app-error';
import { Deposit, DepositRequest } from './deposit.entity';

export interface DepositRow extends Omit<Deposit, 'searchText'> {
  isTakenByStaff: boolean;
  quoteIds: string[];
  checkoutId: string | null;
}

const readDepositSql = `
  SELECT ${columnsSql(Deposit, 'deposit')},
    EXISTS (SELECT FROM customer_order AS placed WHERE placed.id = order_id AND deposit_by IS NOT NULL) AS "isTakenByStaff",
    ARRAY(SELECT quote_id FROM order_item WHERE order_item.order_id = deposit.order_id ORDER BY position) AS "quoteIds",
    (SELECT checkout_id FROM payment_attempt
      WHERE deposit_id = deposit.id AND state IN (${liveStatesSql})) AS "checkoutId"
  FROM deposit WHERE id = $1`;

/** SQL: an open deposit with its first attempt. The attempt's values are the first parameters. */
export const insertDepositSql = `
  WITH deposit AS (
    INSERT INTO deposit (
      id, order_id, person, customer_name, customer_email, customer_phone, tops_amount, delivery_amount, total_amount,
      deposit_amount, needs_delivery, delivery_address, description, basket_digest, browser_digest, created_at, is_open)
    VALUES ($2, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $8, true)
    RETURNING id, deposit_amount
  ) ${insertAttemptSql}`;

/** SQL: the quotes that a deposit was started for. */
export const quotesOfDepositSql = `(
  SELECT json_agg(json_build_object('id', quote.id, 'reference', reference) ORDER BY position)
  FROM order_item JOIN quote ON quote.id = quote_id WHERE order_item.order_id = deposit.order_id)`;

/** SQL: the refunded amount of a deposit, in pounds. */
export const refundedOfDepositSql = `(
  SELECT coalesce(sum(amount), 0.00)::text FROM refund
  WHERE deposit_id = deposit.id AND is_of_deposit AND state IN ('confirmed', 'settled-outside'))`;

export async function getDeposit(runner: StatementRunner, id: string): Promise<DepositRow> {
  const [deposit] = await runner.run<DepositRow>(readDepositSql, [id]);
  if (!deposit) throw new AppError('deposit/not-found');
  return deposit;
}

interface IdempotentRequest {
  key: string;
  hash: string;
}

type SavedRequest = Pick<DepositRequest, 'requestHash' | 'depositId'>;

const findRequestSql = `
  SELECT request_hash AS "requestHash", deposit_id AS "depositId" FROM deposit_request WHERE idempotency_key = $1`;

/**
 * The deposit of an earlier request with the same idempotency key.
 * @throws AppError `deposit/key-reused` if that request was different
 */
export async function findDepositOfRequest(
  runner: StatementRunner,
  { key, hash }: IdempotentRequest,
): Promise<string | undefined> {
  const [earlierRequest] = await runner.run<SavedRequest>(findRequestSql, [key]);
  if (earlierRequest && earlierRequest.requestHash !== hash) throw new AppError('deposit/key-reused');
  return earlierRequest?.depositId;
}

const keyLifetimeMs = 7 * 24 * 3_600_000;

/** Stores an idempotency key or returns its existing row, and deletes some expired keys. */
const insertRequestSql = `
  WITH expired AS (
    SELECT idempotency_key FROM deposit_request
    WHERE created_at <= $5 AND idempotency_key <> $1
    LIMIT 10 FOR UPDATE SKIP LOCKED
  ), deleted AS (
    DELETE FROM deposit_request USING expired WHERE deposit_request.idempotency_key = expired.idempotency_key)
  INSERT INTO deposit_request AS request (idempotency_key, request_hash, deposit_id, created_at)
  VALUES ($1, $2, $3, $4)
  ON CONFLICT (idempotency_key) DO UPDATE SET idempotency_key = excluded.idempotency_key
  RETURNING request.request_hash AS "requestHash", request.deposit_id AS "depositId"`;

/** @throws AppError `deposit/key-reused` if the key belongs to another deposit */
export async function saveRequest(
  tx: Transaction,
  { key, hash }: IdempotentRequest,
  depositId: string,
  now: Date,
): Promise<void> {
  const expiredBefore = new Date(now.getTime() - keyLifetimeMs);
  const values = [key, hash, depositId, now, expiredBefore];
  const [saved] = await tx.run<SavedRequest>(insertRequestSql, values);
  // The basket may have changed since the first request with this key.
  if (saved?.requestHash !== hash || saved.depositId !== depositId) throw new AppError('deposit/key-reused');
}

/**
 * Deletes the browser's key of a deposit that another browser resumes, so that no browser opens the order without the
 * link in the mail. One of the two browsers may belong to somebody else.
 */
export async function forgetOtherBrowser(
  tx: Transaction,
  depositId: string,
  browserDigest: string | null,
): Promise<void> {
  const other = browserDigest === null ? Not(IsNull()) : Not(browserDigest);
  await tx.manager.update(Deposit, { id: depositId, browserDigest: other }, { browserDigest: null });
}
