import { jobLimits } from '@app/contracts';
import { In } from 'typeorm';
import type { Transaction } from '../database/statements';
import { AppError } from '../platform/errors/app-error';
import { deletionBlockerOf, lockTops, Quote } from '../quotes';
import { Job, JobTop } from './job.entity';

interface JobToWrite {
  id: string;
  name: string;
  /** One for each top, in order; empty: the job is deleted. */
  quoteIds: readonly string[];
  madeIn: string | null;
}

/** Locks all quotes of the job's tops. Once a payment has been received, only the name may change. Idempotent. */
export async function writeJob(
  tx: Transaction,
  { id, name, quoteIds, madeIn }: JobToWrite,
  at: Date,
): Promise<void> {
  const { manager } = tx;
  const before = await manager.findBy(JobTop, { jobId: id });
  const lockedQuotes = await lockTops(tx, [...quoteIds, ...before.map(({ topId }) => topId)]);
  const topIds = quoteIds.map((quoteId) => {
    const quote = lockedQuotes.find((one) => one.id === quoteId);
    if (!quote || quote.deleted_at) throw new AppError('quote/not-found');
    return quote.top_id;
  });
  const uniqueTopIds = [...new Set(topIds)];
  const jobTops = await manager.findBy(JobTop, [{ jobId: id }, { topId: In(uniqueTopIds) }]);
  if (jobTops.some(({ jobId }) => jobId !== id)) throw new AppError('job/in-another');
  if (uniqueTopIds.length > jobLimits.quotes) throw new AppError('job/full');
  const existing = jobTops.map(({ topId }) => topId);
  const added = uniqueTopIds.filter((top) => !existing.includes(top));
  // If all quotes of a top are deleted, the top keeps its position but is not shown.
  const presentTopIds = lockedQuotes.filter((quote) => !quote.deleted_at).map((quote) => quote.top_id);
  const removed = existing.filter(
    (top) => !uniqueTopIds.includes(top) && (presentTopIds.includes(top) || uniqueTopIds.length === 0),
  );
  if (added.length + removed.length > 0 && lockedQuotes.some(hasPayment))
    throw new AppError('job/money-taken');
  await manager.delete(JobTop, { topId: In(removed) });
  if (uniqueTopIds.length === 0) await manager.delete(Job, id);
  else if (!(await manager.update(Job, id, { name })).affected)
    await manager.insert(Job, { id, name, createdAt: at, madeIn });
  const rows = uniqueTopIds.map((topId, index) => ({ topId, jobId: id, position: index + 1 }));
  await manager.upsert(JobTop, rows, ['topId']);
  // The name is copied to the quotes for searching.
  await manager.update(Quote, { topId: In(removed) }, { jobName: null });
  const kept = existing.filter((top) => !removed.includes(top));
  await manager.update(Quote, { topId: In([...kept, ...added]) }, { jobName: name });
}

const hasPayment = (quote: Parameters<typeof deletionBlockerOf>[0]) => deletionBlockerOf(quote) !== null;
