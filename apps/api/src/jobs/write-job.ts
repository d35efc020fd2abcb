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

/** Locks all quotes of its tops. Once money has come in, only the name may change. Idempotent. */
export async function writeJob(
  tx: Transaction,
  { id, name, quoteIds, madeIn }: JobToWrite,
  at: Date,
): Promise<void> {
  const { manager } = tx;
  const before = await manager.findBy(JobTop, { jobId: id });
  const held = await lockTops(tx, [...quoteIds, ...before.map(({ topId }) => topId)]);
  const wanted = quoteIds.map((quoteId) => {
    const quote = held.find((one) => one.id === quoteId);
    if (!quote || quote.deleted_at) throw new AppError('quote/not-found');
    return quote.top_id;
  });
  const tops = [...new Set(wanted)];
  const places = await manager.findBy(JobTop, [{ jobId: id }, { topId: In(tops) }]);
  if (places.some(({ jobId }) => jobId !== id)) throw new AppError('job/in-another');
  if (tops.length > jobLimits.quotes) throw new AppError('job/full');
  const known = places.map(({ topId }) => topId);
  const added = tops.filter((top) => !known.includes(top));
  // A top whose quotes are all deleted keeps its place but is not shown.
  const shown = held.filter((quote) => !quote.deleted_at).map((quote) => quote.top_id);
  const removed = known.filter((top) => !tops.includes(top) && (shown.includes(top) || tops.length === 0));
  if (added.length + removed.length > 0 && held.some(hasMoney)) throw new AppError('job/money-taken');
  await manager.delete(JobTop, { topId: In(removed) });
  if (tops.length === 0) await manager.delete(Job, id);
  else if (!(await manager.update(Job, id, { name })).affected)
    await manager.insert(Job, { id, name, createdAt: at, madeIn });
  const rows = tops.map((topId, index) => ({ topId, jobId: id, position: index + 1 }));
  await manager.upsert(JobTop, rows, ['topId']);
  // The name is copied to the quotes for searching.
  await manager.update(Quote, { topId: In(removed) }, { jobName: null });
  const staying = known.filter((top) => !removed.includes(top));
  await manager.update(Quote, { topId: In([...staying, ...added]) }, { jobName: name });
}

const hasMoney = (quote: Parameters<typeof deletionBlockerOf>[0]) => deletionBlockerOf(quote) !== null;
