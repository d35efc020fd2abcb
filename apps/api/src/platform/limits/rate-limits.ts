import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@app/contracts';
import { MoreThan } from 'typeorm';
import { Statements, type StatementRunner } from '../../database/statements';
import { Clock } from '../clock/clock';
import { AppError } from '../errors/app-error';
import { UseCounter } from './use-counter.entity';

/**
 * A fixed window, which begins with the first use. Limits that an operator may change come from
 * `config/read-config.ts`, others are defined where they are used.
 */
export interface RateLimit {
  name: string;
  max: number;
  seconds: number;
  errorCode: ErrorCode;
}

/** Counts uses in the current or a new window, and deletes a few expired windows of others. */
const countUseSql = `
    WITH expired AS (
      SELECT key FROM use_counter WHERE ends_at <= $2 AND key <> $1 LIMIT 10 FOR UPDATE SKIP LOCKED
    ), deleted AS (DELETE FROM use_counter USING expired WHERE use_counter.key = expired.key)
    INSERT INTO use_counter AS counter (key, uses, ends_at) VALUES ($1, $4, $3)
    ON CONFLICT (key) DO UPDATE SET
      uses = CASE WHEN counter.ends_at <= $2 THEN excluded.uses ELSE counter.uses + excluded.uses END,
      ends_at = CASE WHEN counter.ends_at <= $2 THEN excluded.ends_at ELSE counter.ends_at END
    RETURNING uses, ends_at`;

/** A limit that never blocks for good: after some uses, the wait doubles each time. */
export interface PacedLimit {
  name: string;
  freeUses: number;
  maxSeconds: number;
  /** Seconds without a use after which counting starts again. */
  seconds: number;
  errorCode: ErrorCode;
}

const paceUseSql = `
    INSERT INTO use_counter AS counter (key, uses, ends_at) VALUES ($1, 1, $3)
    ON CONFLICT (key) DO UPDATE SET
      uses = CASE WHEN counter.ends_at <= $2 THEN 1 ELSE counter.uses + 1 END,
      ends_at = excluded.ends_at,
      next_at = CASE WHEN counter.ends_at > $2 AND counter.uses >= $4
        THEN $2 + least($5, 2 ^ least(counter.uses - $4, 20)) * interval '1 second' END
    WHERE counter.ends_at <= $2 OR counter.next_at IS NULL OR counter.next_at <= $2
    RETURNING uses`;

/**
 * Rate limits (D43), counted in PostgreSQL for all processes. Call `consume` after validating the input, so that
 * rejected input does not count.
 */
@Injectable()
export class RateLimits {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError the limit's error, with the seconds to wait */
  consume(limit: RateLimit, ...keyParts: string[]): Promise<void> {
    return this.consumeIn(this.statements, limit, ...keyParts);
  }

  /** Counts several uses at once. @throws AppError as `consume` does */
  consumeMany(limit: RateLimit, uses: number, ...keyParts: string[]): Promise<void> {
    return this.consumeIn(this.statements, { ...limit, uses }, ...keyParts);
  }

  /** As part of a transaction, which undoes it if it fails. */
  async consumeIn(
    tx: StatementRunner,
    limit: RateLimit & { uses?: number },
    ...keyParts: string[]
  ): Promise<void> {
    const now = this.clock.now();
    const counter = await this.count(tx, limit, keyParts, now);
    if (counter && counter.uses > limit.max) throwLimitError(limit, counter.ends_at, now);
  }

  async tryConsumeIn(
    tx: StatementRunner,
    limit: Omit<RateLimit, 'errorCode'>,
    ...keyParts: string[]
  ): Promise<boolean> {
    const counter = await this.count(tx, limit, keyParts, this.clock.now());
    return !counter || counter.uses <= limit.max;
  }

  /** Counts one use unless it is too soon. @throws AppError the limit's error, with the seconds to wait */
  async consumePaced(pace: PacedLimit, ...keyParts: string[]): Promise<void> {
    const now = this.clock.now();
    const key = keyOf(pace, keyParts);
    const endsAt = new Date(now.getTime() + pace.seconds * 1_000);
    const counted = await this.statements.run(paceUseSql, [key, now, endsAt, pace.freeUses, pace.maxSeconds]);
    if (counted.length) return;
    const counter = await this.statements.manager.findOneBy(UseCounter, { key });
    throwLimitError(pace, counter?.nextAt ?? now, now);
  }

  async checkIn(tx: StatementRunner, limit: RateLimit, ...keyParts: string[]): Promise<void> {
    const now = this.clock.now();
    const current = { key: keyOf(limit, keyParts), endsAt: MoreThan(now) };
    const counter = await tx.manager.findOneBy(UseCounter, current);
    if (counter && counter.uses >= limit.max) throwLimitError(limit, counter.endsAt, now);
  }

  async release(limit: Pick<RateLimit, 'name'>, ...keyParts: string[]): Promise<void> {
    const used = { key: keyOf(limit, keyParts), uses: MoreThan(0) };
    await this.statements.manager.update(UseCounter, used, { uses: () => 'uses - 1', nextAt: null });
  }

  async reset(limit: Pick<RateLimit, 'name'>, ...keyParts: string[]): Promise<void> {
    await this.statements.manager.delete(UseCounter, keyOf(limit, keyParts));
  }

  private async count(
    tx: StatementRunner,
    limit: Omit<RateLimit, 'errorCode'> & { uses?: number },
    keyParts: readonly string[],
    now: Date,
  ): Promise<{ uses: number; ends_at: Date } | undefined> {
    const endsAt = new Date(now.getTime() + limit.seconds * 1_000);
    const [counter] = await tx.run<{ uses: number; ends_at: Date }>(countUseSql, [
      keyOf(limit, keyParts),
      now,
      endsAt,
      limit.uses ?? 1,
    ]);
    return counter;
  }
}

/** @throws AppError the limit's error, with the seconds to wait */
export function throwLimitError(limit: Pick<RateLimit, 'errorCode'>, endsAt: Date, now: Date): never {
  const waitMs = endsAt.getTime() - now.getTime();
  throw new AppError(limit.errorCode, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) });
}

const keyOf = ({ name }: Pick<RateLimit, 'name'>, keyParts: readonly string[]) =>
  hash('sha256', JSON.stringify([name, ...keyParts]), 'base64url');
