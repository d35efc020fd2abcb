import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';

/**
 * Takes the body of a request to a file, of which nothing large is ever in memory.
 * @throws AppError `request/too-large`, `request/invalid` where it did not arrive whole
 */
export async function saveBody({ raw, headers }: FastifyRequest, path: string, limit: number): Promise<void> {
  if (Number(headers['content-length'] ?? 0) > limit) throw new AppError('request/too-large');
  let length = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length > limit) done(new AppError('request/too-large'));
      else done(null, chunk);
    },
  });
  try {
    await pipeline(raw, counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    if (error instanceof AppError || (error as { syscall?: string }).syscall) throw error;
    throw new AppError('request/invalid');
  }
}
