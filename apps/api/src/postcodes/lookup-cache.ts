import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Statements } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import type { Outcome } from './outcome';
import { PostcodeLookup } from './postcode-lookup.entity';

const secondMs = 1_000;
const dayMs = 86_400 * secondMs;

/** Postcodes rarely change, new ones appear now and then, and a service that is down is soon back. */
const cacheMs: Record<Outcome['kind'], number> = {
  place: 30 * dayMs,
  districts: 30 * dayMs,
  'not-found': dayMs,
  unavailable: 30 * secondMs,
};

/** Stores an outcome, and deletes a few expired ones. */
const storeLookup = `
    WITH over AS (
      SELECT key FROM postcode_lookup WHERE expires_at <= $4 AND key <> $1 LIMIT 10 FOR UPDATE SKIP LOCKED
    ), swept AS (DELETE FROM postcode_lookup USING over WHERE postcode_lookup.key = over.key)
    INSERT INTO postcode_lookup (key, outcome, expires_at) VALUES ($1, $2, $3)
    ON CONFLICT (key) DO UPDATE SET outcome = excluded.outcome, expires_at = excluded.expires_at`;

/** Outcomes of lookups, shared by all processes; concurrent lookups of the same key share one request. */
@Injectable()
export class LookupCache {
  private readonly pending = new Map<string, Promise<Outcome>>();

  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async find<Found extends Outcome>(key: string, ask: () => Promise<Found>): Promise<Found> {
    const asked = this.pending.get(key) ?? this.begin(key, ask);
    return (await asked) as Found;
  }

  private begin(key: string, ask: () => Promise<Outcome>): Promise<Outcome> {
    const work = this.readOrAsk(key, ask).finally(() => this.pending.delete(key));
    this.pending.set(key, work);
    return work;
  }

  private async readOrAsk(key: string, ask: () => Promise<Outcome>): Promise<Outcome> {
    const fresh = { key, expiresAt: MoreThan(this.clock.now()) };
    const cached = await this.statements.manager.findOneBy(PostcodeLookup, fresh);
    if (cached) return cached.outcome;
    const outcome = await ask();
    const now = this.clock.now();
    const until = new Date(now.getTime() + cacheMs[outcome.kind]);
    await this.statements.run(storeLookup, [key, outcome, until, now]);
    return outcome;
  }
}
