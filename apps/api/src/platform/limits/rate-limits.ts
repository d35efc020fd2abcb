import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@app/contracts';
import { MoreThan } from 'typeorm';
import { Statements, type StatementRunner } from '../../database/statements';
import { Clock } from '../clock/clock';
import { AppError } from '../errors/app-error';
import { UseCounter } from './use-counter.entity';

/**
 * How often somebody may do something in a window of time, which begins with the first use. Whoever limits says it: figures
 * that an operator may change come from `config/read-config.ts`, the others stand where they are used.
 */
export interface RateLimit {
  name: string;
  max: number;
  seconds: number;
  /** What whoever does it more often is told. */
  refusal: ErrorCode;
}

/** Counts uses, in a new window where the old one is over, and sweeps away a few windows of others that are over. */
const countUse = `
    WITH over AS (
      SELECT key FROM use_counter WHERE ends_at <= $2 AND key <> $1 LIMIT 10 FOR UPDATE SKIP LOCKED
    ), swept AS (DELETE FROM use_counter USING over WHERE use_counter.key = over.key)
    INSERT INTO use_counter AS counter (key, uses, ends_at) VALUES ($1, $4, $3)
    ON CONFLICT (key) DO UPDATE SET
      uses = CASE WHEN counter.ends_at <= $2 THEN excluded.uses ELSE counter.uses + excluded.uses END,
      ends_at = CASE WHEN counter.ends_at <= $2 THEN excluded.ends_at ELSE counter.ends_at END
    RETURNING uses, ends_at`;

/** A limit that lets nobody wait for ever: after some uses each has to wait twice as long as the one before. */
export interface PacedLimit {
  name: string;
  /** So many at first as quickly as one likes. */
  free: number;
  maxSeconds: number;
  /** Begins anew when there was none for so long. */
  seconds: number;
  refusal: ErrorCode;
}

/** Counts a use where one may be now. */
const paceUse = `
    INSERT INTO use_counter AS counter (key, uses, ends_at) VALUES ($1, 1, $3)
    ON CONFLICT (key) DO UPDATE SET
      uses = CASE WHEN counter.ends_at <= $2 THEN 1 ELSE counter.uses + 1 END,
      ends_at = excluded.ends_at,
      next_at = CASE WHEN counter.ends_at > $2 AND counter.uses >= $4
        THEN $2 + least($5, 2 ^ least(counter.uses - $4, 20)) * interval '1 second' END
    WHERE counter.ends_at <= $2 OR counter.next_at IS NULL OR counter.next_at <= $2
    RETURNING uses`;

const readUses = 'SELECT uses, ends_at FROM use_counter WHERE key = $1 AND ends_at > $2';

/**
 * Limits of use (D43), counted in PostgreSQL so that all processes count together. Call `consume` when the input
 * has been found good: refused input does not count.
 */
@Injectable()
export class RateLimits {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** Counts one use. @throws AppError the limit's refusal, with the seconds to wait, where there are none left */
  consume(limit: RateLimit, ...who: string[]): Promise<void> {
    return this.consumeIn(this.statements, limit, ...who);
  }

  /** Counts as many uses as something came to. @throws AppError as `consume` does */
  consumeMany(limit: RateLimit, uses: number, ...who: string[]): Promise<void> {
    return this.consumeIn(this.statements, { ...limit, uses }, ...who);
  }

  /** The same as part of a transaction, which takes it back where it fails. */
  async consumeIn(
    tx: StatementRunner,
    limit: RateLimit & { uses?: number },
    ...who: string[]
  ): Promise<void> {
    const now = this.clock.now();
    const counter = await this.count(tx, limit, who, now);
    if (counter && counter.uses > limit.max) refuse(limit, counter.ends_at, now);
  }

  /**
   * Counts one use as part of a transaction, of something that may as well be left out.
   * @returns whether there was one left
   */
  async tryConsumeIn(
    tx: StatementRunner,
    limit: Omit<RateLimit, 'refusal'>,
    ...who: string[]
  ): Promise<boolean> {
    const counter = await this.count(tx, limit, who, this.clock.now());
    return !counter || counter.uses <= limit.max;
  }

  /** Counts one use, where it is not too soon for it. @throws AppError the refusal, with the seconds to wait */
  async consumePaced(pace: PacedLimit, ...who: string[]): Promise<void> {
    const now = this.clock.now();
    const key = keyOf(pace, who);
    const endsAt = new Date(now.getTime() + pace.seconds * 1_000);
    const counted = await this.statements.run(paceUse, [key, now, endsAt, pace.free, pace.maxSeconds]);
    if (counted.length) return;
    const counter = await this.statements.manager.findOneBy(UseCounter, { key });
    refuse(pace, counter?.nextAt ?? now, now);
  }

  /** Counts nothing, and says now what the next use would be told. */
  async peekIn(tx: StatementRunner, limit: RateLimit, ...who: string[]): Promise<void> {
    const now = this.clock.now();
    const [counter] = await tx.run<{ uses: number; ends_at: Date }>(readUses, [keyOf(limit, who), now]);
    if (counter && counter.uses >= limit.max) refuse(limit, counter.ends_at, now);
  }

  /** Takes one use back, which turned out not to be one. */
  async release(limit: Pick<RateLimit, 'name'>, ...who: string[]): Promise<void> {
    const used = { key: keyOf(limit, who), uses: MoreThan(0) };
    await this.statements.manager.update(UseCounter, used, { uses: () => 'uses - 1', nextAt: null });
  }

  /** Begins anew. */
  async reset(limit: Pick<RateLimit, 'name'>, ...who: string[]): Promise<void> {
    await this.statements.manager.delete(UseCounter, keyOf(limit, who));
  }

  private async count(
    tx: StatementRunner,
    limit: Omit<RateLimit, 'refusal'> & { uses?: number },
    who: readonly string[],
    now: Date,
  ): Promise<{ uses: number; ends_at: Date } | undefined> {
    const endsAt = new Date(now.getTime() + limit.seconds * 1_000);
    const [counter] = await tx.run<{ uses: number; ends_at: Date }>(countUse, [
      keyOf(limit, who),
      now,
      endsAt,
      limit.uses ?? 1,
    ]);
    return counter;
  }
}

/** @throws AppError the limit's refusal, with the seconds to wait */
export function refuse(limit: Pick<RateLimit, 'refusal'>, endsAt: Date, now: Date): never {
  const waitMs = endsAt.getTime() - now.getTime();
  throw new AppError(limit.refusal, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) });
}

const keyOf = ({ name }: Pick<RateLimit, 'name'>, who: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify([name, ...who]))
    .digest('base64url');
