import { jobLimits } from '@app/contracts';
import { In } from 'typeorm';
import type { Transaction } from '../database/statements';
import { AppError } from '../platform/errors/app-error';
import { deletionBlockerOf, lockTops } from '../quotes';
import { Job, JobTop } from './job.entity';

interface JobToWrite {
  id: string;
  name: string;
  /** One for each top, in order; empty: the job is deleted. */
  quoteIds: readonly string[];
  madeIn: string | null;
}

interface Place {
  top_id: string;
  job_id: string;
  /** The top has a quote that is not deleted. A top without one keeps its place but is not shown. */
  is_there: boolean;
}

const findPlaces = `
  SELECT top_id, job_id,
    (SELECT bool_or(deleted_at IS NULL) FROM quote WHERE quote.top_id = place.top_id) AS is_there
  FROM (
    SELECT * FROM job_top WHERE job_id = $1
    UNION
    SELECT * FROM job_top WHERE top_id = ANY(ARRAY(SELECT top_id FROM quote WHERE id = ANY($2)))) AS place
  ORDER BY position`;

const findTops = `
  SELECT asked.top_id, min(place) AS place FROM unnest($1::text[]) WITH ORDINALITY AS wanted (id, place)
  JOIN quote AS asked ON asked.id = wanted.id GROUP BY asked.top_id ORDER BY place`;

const writeJobRow = `
  INSERT INTO job (id, name, created_at, made_in) VALUES ($1, $2, $3, $4)
  ON CONFLICT (id) DO UPDATE SET name = excluded.name`;

const writePlaces = `
  INSERT INTO job_top (top_id, job_id, position)
  SELECT top_id, $1, position FROM unnest($2::text[]) WITH ORDINALITY AS place (top_id, position)
  ON CONFLICT (top_id) DO UPDATE SET position = excluded.position`;

/** The name is copied to the quotes for searching. */
const nameJobOnQuotes = `
  UPDATE quote SET job_name = job.name
  FROM unnest($1::text[]) AS top (id)
  LEFT JOIN job_top ON job_top.top_id = top.id LEFT JOIN job ON job.id = job_id
  WHERE quote.top_id = top.id AND quote.job_name IS DISTINCT FROM job.name`;

/** Locks all quotes of its tops. Once money has come in, only the name may change. Idempotent. */
export async function writeJob(
  tx: Transaction,
  { id, name, quoteIds, madeIn }: JobToWrite,
  at: Date,
): Promise<void> {
  const before = (await tx.run<Place>(findPlaces, [id, []])).map(({ top_id }) => top_id);
  const held = await lockTops(tx, [...quoteIds, ...before]);
  for (const quoteId of quoteIds)
    if (!held.some((quote) => quote.id === quoteId && !quote.deleted_at))
      throw new AppError('quote/not-found');
  const places = await tx.run<Place>(findPlaces, [id, quoteIds]);
  if (places.some(({ job_id }) => job_id !== id)) throw new AppError('job/in-another');
  const tops = (await tx.run<{ top_id: string }>(findTops, [quoteIds])).map(({ top_id }) => top_id);
  if (tops.length > jobLimits.quotes) throw new AppError('job/full');
  const known = places.map(({ top_id }) => top_id);
  const added = tops.filter((top) => !known.includes(top));
  const removed = places
    .filter(({ top_id, is_there }) => is_there && !tops.includes(top_id))
    .map(({ top_id }) => top_id);
  if (added.length + removed.length > 0 && held.some(hasMoney)) throw new AppError('job/money-taken');
  if (tops.length > 0) {
    await tx.run(writeJobRow, [id, name, at, madeIn]);
    await tx.manager.delete(JobTop, { jobId: id, topId: In(removed) });
    await tx.run(writePlaces, [id, tops]);
  } else {
    await tx.manager.delete(JobTop, { jobId: id });
    await tx.manager.delete(Job, id);
  }
  await tx.run(nameJobOnQuotes, [[...new Set([...before, ...tops])]]);
}

const hasMoney = (quote: Parameters<typeof deletionBlockerOf>[0]) => deletionBlockerOf(quote) !== null;
