import { Injectable } from '@nestjs/common';
import type { NameJobRequest, SetJobRequest } from '@app/contracts';
import { In } from 'typeorm';
import { checkSessionId, readBasketQuotes } from '../basket';
import { Statements } from '../database/statements';
import type { Actor } from '../platform/audit/actor';
import { Clock } from '../platform/clock/clock';
import { AppError, fieldError } from '../platform/errors/app-error';
import { randomId } from '../platform/ids/random-id';
import {
  addToTimelines,
  lockPresentQuote,
  recordStaffAction,
  Quote,
  readJobs,
  digestOfBasket,
} from '../quotes';
import { Job } from './job.entity';
import { findJobOf } from './read-job';
import { writeJob } from './write-job';

/** The top's first quote decides in which basket the top was saved, as in `canReplace` (decision 53). */
const findSavedElsewhereSql = `
  SELECT quote.reference FROM quote JOIN quote AS first ON first.id = quote.top_id
  WHERE quote.id = ANY($1) AND (quote.saved_in, first.saved_in) IS DISTINCT FROM ($2, $2)
  ORDER BY quote.reference`;

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
      const found = await tx.manager.find(Quote, {
        select: { id: true, reference: true },
        where: { reference: In(references) },
      });
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
      const topsBefore = before?.tops ?? [];
      await recordStaffAction(tx, actor, quote, {
        verb: 'set-job',
        event: { kind: 'job-changed', details: { jobId: id, name } },
        quoteIds: [...new Set([quoteId, ...quoteIds, ...topsBefore.map((top) => top.id)])],
        // The name may be a text of the customer, which the audit log must not have.
        before: before && { jobId: id, references: topsBefore.map((top) => top.reference).join(', ') },
        after: { jobId: id, references: references.join(', ') },
        at,
      });
    });
  }

  /**
   * A visitor's job may only have quotes that were saved in the visitor's basket, and only that basket may change it. The
   * links of jobs and quotes are passed on to others, who must not change the job.
   */
  nameJob({ basketSessionId, name: untrimmedName }: NameJobRequest): Promise<string> {
    const session = checkSessionId(basketSessionId.trim());
    const madeIn = digestOfBasket(session);
    const name = untrimmedName.trim();
    return this.statements.transaction(async (tx) => {
      const quoteIds = await readBasketQuotes(tx, session);
      if (quoteIds.length === 0) throw new AppError('job/empty');
      const savedElsewhereRows = await tx.run<{ reference: string }>(findSavedElsewhereSql, [
        quoteIds,
        madeIn,
      ]);
      if (savedElsewhereRows.length)
        throw savedElsewhereError(savedElsewhereRows.map(({ reference }) => reference));
      const [jobId] = (await readJobs(tx, quoteIds)).keys();
      const job = jobId ? await tx.manager.findOneBy(Job, { id: jobId }) : null;
      if (job && job.madeIn !== madeIn) throw new AppError('job/in-another');
      const at = this.clock.now();
      const id = jobId ?? randomId();
      await writeJob(tx, { id, name, quoteIds, madeIn }, at);
      await addToTimelines(tx, quoteIds, { kind: 'job-changed', details: { jobId: id, name }, at });
      return id;
    });
  }
}

function savedElsewhereError(references: readonly string[]): AppError {
  const message =
    references.length === 1
      ? `${references[0]} was not saved in this basket. Please take it out, or configure it yourself.`
      : `${references.join(', ')} were not saved in this basket. Please take them out, or configure them yourself.`;
  return fieldError('job/saved-elsewhere', 'basketSessionId', message);
}
