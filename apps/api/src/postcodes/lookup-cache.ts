import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Statements } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import type { PostcodeLookupResult } from './postcode-lookup-result';
import { PostcodeLookup } from './postcode-lookup.entity';

const secondMs = 1_000;
const dayMs = 86_400 * secondMs;

/** Postcodes rarely change, new ones appear now and then, and outages are short. */
const cacheMs: Record<PostcodeLookupResult['kind'], number> = {
  place: 30 * dayMs,
  districts: 30 * dayMs,
  'not-found': dayMs,
  unavailable: 30 * secondMs,
};

/** Stores a lookup's result, and deletes a few expired results. */
const storeLookupSql = `
    WITH expired AS (
      SELECT key FROM postcode_lookup WHERE expires_at <= $4 AND key <> $1 LIMIT 10 FOR UPDATE SKIP LOCKED
    ), deleted AS (DELETE FROM postcode_lookup USING expired WHERE postcode_lookup.key = expired.key)
    INSERT INTO postcode_lookup (key, outcome, expires_at) VALUES ($1, $2, $3)
    ON CONFLICT (key) DO UPDATE SET outcome = excluded.outcome, expires_at = excluded.expires_at`;

/** Results of lookups, shared by all processes; concurrent lookups of the same key share one request. */
@Injectable()
export class LookupCache {
  private readonly pending = new Map<string, Promise<PostcodeLookupResult>>();

  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async find<Found extends PostcodeLookupResult>(
    key: string,
    fetchRemote: () => Promise<Found>,
  ): Promise<Found> {
    const lookup = this.pending.get(key) ?? this.startLookup(key, fetchRemote);
    return (await lookup) as Found;
  }

  private startLookup(key: string, ask: () => Promise<PostcodeLookupResult>): Promise<PostcodeLookupResult> {
    const work = this.readOrFetch(key, ask).finally(() => this.pending.delete(key));
    this.pending.set(key, work);
    return work;
  }

  private async readOrFetch(
    key: string,
    ask: () => Promise<PostcodeLookupResult>,
  ): Promise<PostcodeLookupResult> {
    const notExpired = { key, expiresAt: MoreThan(this.clock.now()) };
    const cached = await this.statements.manager.findOneBy(PostcodeLookup, notExpired);
    if (cached) return cached.outcome;
    const outcome = await ask();
    const now = this.clock.now();
    const until = new Date(now.getTime() + cacheMs[outcome.kind]);
    await this.statements.run(storeLookupSql, [key, outcome, until, now]);
    return outcome;
  }
}
