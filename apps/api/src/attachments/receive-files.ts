import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { type ErrorCode, attachmentLimits, errorCatalogue } from '@app/contracts';
import { AppError, fieldError } from '../platform/errors/app-error';
import { makeUploadFolder } from './upload-folder';

export const refusalOf = (code: ErrorCode, name: string): AppError =>
  new AppError(code, { fields: [{ field: 'files', message: `${name}: ${errorCatalogue[code].sentence}` }] });

const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;
const visible = /[^\s\p{Cf}]/u;

export function tidyName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  const letters = [...last.replace(unfit, '').trim()];
  const tidy = letters.slice(0, attachmentLimits.name).join('').trim();
  return visible.test(tidy) ? tidy : 'File';
}

export interface ReceivedFile {
  name: string;
  path: string;
  /** Bytes. */
  size: number;
}

const fieldName = 'files';

const { count, size: largest } = attachmentLimits;

export const maxUploadBytes = count * largest + 256 * 1024;

/** Above our own limits, so that our own messages are shown. */
const parsing = {
  throwFileSizeLimit: false,
  limits: { fileSize: largest, files: 20, fields: 10, parts: 30, fieldSize: 1_024, headerPairs: 20 },
};

/** Writes each file to disk as it arrives, so that nothing large is in memory. The files are deleted afterwards. */
export async function receiveFiles<Result>(
  request: FastifyRequest,
  use: (files: ReceivedFile[]) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new AppError('request/unsupported-type');
  const folder = await makeUploadFolder();
  try {
    const { files, problem } = await takeAll(request, folder);
    if (problem) throw problem;
    if (!files.length) throw fieldError('request/invalid', fieldName, 'Please choose at least one file.');
    return await use(files);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Taken {
  files: ReceivedFile[];
  problem?: AppError;
}

async function takeAll(request: FastifyRequest, folder: string): Promise<Taken> {
  const taken: Taken = { files: [] };
  limitLength(request.raw);
  try {
    for await (const part of request.parts(parsing)) {
      if (part.type !== 'file') continue;
      if (!taken.problem) await take(part, folder, taken);
      else part.file.resume();
    }
  } catch (error) {
    taken.problem ??= asRefusal(error);
  }
  return taken;
}

async function take(part: MultipartFile, folder: string, taken: Taken): Promise<void> {
  const { files } = taken;
  const name = tidyName(part.filename);
  if (part.fieldname !== fieldName) {
    taken.problem = fieldError('request/invalid', part.fieldname.slice(0, 40), `Files come as ${fieldName}.`);
  } else if (files.length === count) {
    taken.problem = refusalOf('attachment/too-many', name);
  } else {
    const path = join(folder, String(files.length));
    const writing = createWriteStream(path, { mode: 0o600 });
    await pipeline(part.file, writing);
    if (part.file.truncated) taken.problem = refusalOf('attachment/too-large', name);
    else files.push({ name, path, size: writing.bytesWritten });
    return;
  }
  part.file.resume();
}

/** Also limits a body without a content-length. Listening to `data` starts the stream. */
function limitLength(body: Readable): void {
  let length = 0;
  body.on('data', function count(chunk: Buffer) {
    length += chunk.length;
    if (length <= maxUploadBytes) return;
    body.off('data', count);
    body.emit('error', new AppError('request/too-large'));
  });
}

/** A system error is ours (a full disk); any other is in the request. */
function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { statusCode, syscall } = error as { statusCode?: number; syscall?: string };
  if (syscall) throw error;
  if (statusCode === 413) return new AppError('request/too-large');
  return fieldError('request/invalid', fieldName, 'The files did not arrive whole.');
}
