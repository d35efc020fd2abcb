import { Injectable } from '@nestjs/common';
import type { SetJobRequest } from '@app/contracts';
import { Statements } from '../database/statements';
import type { Actor } from '../platform/audit/actor';
import { Clock } from '../platform/clock/clock';
import { fieldError } from '../platform/errors/app-error';
import { randomId } from '../platform/ids/random-id';
import { lockPresentQuote, noteByStaff } from '../quotes';
import { findJobOf } from './read-job';
import { writeJob } from './write-job';

const findQuotes = 'SELECT id, reference FROM quote WHERE reference = ANY($1) AND deleted_at IS NULL';

@Injectable()
export class SetJob {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async set(actor: Actor, quoteId: string, input: SetJobRequest): Promise<void> {
    const name = input.name.trim();
    const references = input.references.map((reference) => reference.trim().toUpperCase());
    await this.statements.transaction(async (tx) => {
      const found = await tx.run<{ id: string; reference: string }>(findQuotes, [references]);
      const quotes = references.map((reference) => {
        const quote = found.find((candidate) => candidate.reference === reference);
        if (!quote) throw fieldError('request/invalid', 'references', `There is no quote ${reference}.`);
        return quote;
      });
      const before = await findJobOf(tx, quoteId);
      const id = before?.id ?? randomId();
      const at = this.clock.now();
      const quoteIds = quotes.map((quote) => quote.id);
      await writeJob(tx, { id, name, quoteIds, madeIn: null }, at);
      const quote = await lockPresentQuote(tx, quoteId);
      const inBefore = before?.tops ?? [];
      await noteByStaff(tx, actor, quote, {
        verb: 'set-job',
        event: { kind: 'job-changed', details: { jobId: id, name } },
        quoteIds: [...new Set([quoteId, ...quoteIds, ...inBefore.map((top) => top.id)])],
        // Its name may be the customer's own words.
        before: before && { jobId: id, references: inBefore.map((top) => top.reference).join(', ') },
        after: { jobId: id, references: references.join(', ') },
        at,
      });
    });
  }
}
