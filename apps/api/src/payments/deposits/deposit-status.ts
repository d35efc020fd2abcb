import { Injectable } from '@nestjs/common';
import type { DepositStatusResponse } from '@app/contracts';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { isFree } from '../../platform/background/lease';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { networkOf } from '../../platform/limits/network-of';
import { RateLimits } from '../../platform/limits/rate-limits';
import { liveStatesSql } from '../attempts/attempt-transitions';
import { paymentsDue } from '../attempts/payment-sweep';

/** Whoever waits for an answer makes us look this often at most. */
const hurryMs = 3_000;

/** A refusal that was seen longer ago may have become a payment: the page offers another try. */
const staleMs = 4_000;

/** Where nobody has looked for a while, the next look is made due. A declined card is called pending while one is due or under way: another may have been taken. */
const readStatus = `
  WITH live AS (
    SELECT id, state, last_answer_at, next_check_at <= $2 OR NOT ${isFree('$2')} AS is_looked_at
    FROM payment_attempt
    WHERE deposit_id = $1 AND state IN (${liveStatesSql})
  ), hurried AS (
    UPDATE payment_attempt AS attempt SET next_check_at = $2
    FROM (
      SELECT payment_attempt.id FROM payment_attempt JOIN live ON live.id = payment_attempt.id
      WHERE payment_attempt.next_check_at > $2
        AND ${isFree('$2')}
        AND (payment_attempt.last_checked_at IS NULL OR payment_attempt.last_checked_at <= $3)
      FOR NO KEY UPDATE OF payment_attempt SKIP LOCKED
    ) AS slow
    WHERE attempt.id = slow.id
    RETURNING attempt.id
  )
  SELECT deposit.id, deposit.purpose, deposit.deposit_amount AS "depositAmount", deposit.customer_name AS "customerName",
    ARRAY(SELECT reference FROM deposit_quote WHERE deposit_id = $1 ORDER BY position) AS "references",
    CASE
      WHEN deposit.status = 'failed' AND EXISTS (
        SELECT FROM live
        WHERE state = 'failed' AND (last_answer_at IS NULL OR last_answer_at <= $4 OR is_looked_at))
      THEN 'pending' ELSE deposit.status
    END AS "paymentStatus",
    coalesce(
      (SELECT sum(refunded) >= sum(share) FROM deposit_quote
        WHERE deposit_id = deposit.id AND (is_paid OR is_balance_paid)),
      false) AS "isRefunded",
    (SELECT count(pg_notify('${paymentsDue}', '')) FROM hurried) AS wakened
  FROM deposit WHERE deposit.id = $1`;

type StatusRow = DepositStatusResponse & { wakened: string };

@Injectable()
export class DepositStatus {
  constructor(
    private readonly statements: Statements,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async get(depositId: string, address: string): Promise<DepositStatusResponse> {
    const max = this.config.depositStatusPerMinute;
    const limit = { name: 'deposit-status', max, seconds: 60, refusal: 'request/too-many' } as const;
    await this.limits.consume(limit, networkOf(address));
    const now = this.clock.now();
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const [row] = await this.statements.run<StatusRow>(readStatus, [
      depositId,
      now,
      ago(hurryMs),
      ago(staleMs),
    ]);
    if (!row) throw new AppError('deposit/not-found');
    const { id, purpose, paymentStatus, depositAmount, customerName, isRefunded, references } = row;
    return { id, purpose, paymentStatus, depositAmount, customerName, isRefunded, references };
  }
}
