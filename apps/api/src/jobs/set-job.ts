import { Injectable } from '@nestjs/common';
import type { NameJobRequest, SetJobRequest } from '@app/contracts';
import { checkSessionId, readBasketQuotes } from '../basket';
import { Statements } from '../database/statements';
import type { Actor } from '../platform/audit/actor';
import { Clock } from '../platform/clock/clock';
import { AppError, fieldError } from '../platform/errors/app-error';
import { randomId } from '../platform/ids/random-id';
import { addToTimelines, lockPresentQuote, noteByStaff, readJobs, savedIn } from '../quotes';
import { findJobOf } from './read-job';
import { writeJob } from './write-job';

const findQuotes = 'SELECT id, reference FROM quote WHERE reference = ANY($1) AND deleted_at IS NULL';

/** Of a top the first quote says whose it is, as with replacing one (decision 53). */
const findSavedElsewhere = `
  SELECT quote.reference FROM quote JOIN quote AS first ON first.id = quote.top_id
  WHERE quote.id = ANY($1) AND (quote.saved_in, first.saved_in) IS DISTINCT FROM ($2, $2)
  ORDER BY quote.reference`;

const readMadeIn = 'SELECT made_in FROM job WHERE id = $1';

/** Says what the job of a quote is: a visitor for a whole basket, staff for any quotes. */
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

  /** A link is passed on: so a job has quotes that were saved in its own basket alone, and is changed from there. */
  name({ basketSessionId, name: words }: NameJobRequest): Promise<string> {
    const session = checkSessionId(basketSessionId.trim());
    const madeIn = savedIn(session);
    const name = words.trim();
    return this.statements.transaction(async (tx) => {
      const quoteIds = await readBasketQuotes(tx, session);
      if (quoteIds.length === 0) throw new AppError('job/empty');
      const foreign = await tx.run<{ reference: string }>(findSavedElsewhere, [quoteIds, madeIn]);
      if (foreign.length) throw savedElsewhere(foreign.map(({ reference }) => reference));
      const [known] = (await readJobs(tx, quoteIds)).keys();
      const [job] = known ? await tx.run<{ made_in: string | null }>(readMadeIn, [known]) : [];
      if (job && job.made_in !== madeIn) throw new AppError('job/in-another');
      const at = this.clock.now();
      const id = known ?? randomId();
      await writeJob(tx, { id, name, quoteIds, madeIn }, at);
      await addToTimelines(tx, quoteIds, { kind: 'job-changed', details: { jobId: id, name }, at });
      return id;
    });
  }
}

function savedElsewhere(references: readonly string[]): AppError {
  const message =
    references.length === 1
      ? `${references[0]} was not saved in this basket. Please take it out, or configure it yourself.`
      : `${references.join(', ')} were not saved in this basket. Please take them out, or configure them yourself.`;
  return fieldError('job/saved-elsewhere', 'basketSessionId', message);
}
