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

export const toFileError = (code: ErrorCode, name: string): AppError =>
  new AppError(code, { fields: [{ field: 'files', message: `${name}: ${errorCatalogue[code].sentence}` }] });

const unsafeCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;
const visibleCharacter = /[^\s\p{Cf}]/u;

export function cleanFileName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  const characters = [...last.replace(unsafeCharacters, '').trim()];
  const trimmed = characters.slice(0, attachmentLimits.name).join('').trim();
  return visibleCharacter.test(trimmed) ? trimmed : 'File';
}

export interface ReceivedFile {
  /** Name of the form's field. */
  field: string;
  name: string;
  path: string;
  /** Bytes. */
  size: number;
}

const fieldName = 'files';

/** Texts of the form's other fields, by field name. */
export type ReceivedTexts = ReadonlyMap<string, string>;

const { count, size: maxFileBytes } = attachmentLimits;

export const maxUploadBytes = count * maxFileBytes + 256 * 1024;

/** Higher than our own limits, so that senders see our own error messages. */
const multipartOptions = {
  throwFileSizeLimit: false,
  limits: {
    fileSize: maxFileBytes,
    files: 20,
    fields: 10,
    parts: 30,
    fieldSize: 16 * 1_024,
    headerPairs: 20,
  },
};

interface ReceiveOptions {
  /** Names of the form fields that may have files. */
  fieldNames?: readonly string[];
  needsFile?: boolean;
}

/** Writes each file to disk as it arrives, to keep it out of memory. The files are deleted after `use`. */
export async function receiveFiles<Result>(
  request: FastifyRequest,
  use: (files: ReceivedFile[], texts: ReceivedTexts) => Promise<Result>,
  { fieldNames = [fieldName], needsFile = true }: ReceiveOptions = {},
): Promise<Result> {
  if (!request.isMultipart()) throw new AppError('request/unsupported-type');
  const folder = await makeUploadFolder();
  try {
    const { files, texts, problem } = await receiveParts(request, folder, fieldNames);
    if (problem) throw problem;
    if (needsFile && !files.length)
      throw fieldError('request/invalid', fieldName, 'Please choose at least one file.');
    return await use(files, texts);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface ReceivedUpload {
  files: ReceivedFile[];
  texts: Map<string, string>;
  problem?: AppError;
}

async function receiveParts(
  request: FastifyRequest,
  folder: string,
  fieldNames: readonly string[],
): Promise<ReceivedUpload> {
  const upload: ReceivedUpload = { files: [], texts: new Map() };
  limitLength(request.raw);
  try {
    for await (const part of request.parts(multipartOptions)) {
      if (part.type !== 'file') {
        if (typeof part.value === 'string') upload.texts.set(part.fieldname, part.value);
      } else if (!upload.problem) await receivePart(part, { folder, fieldNames }, upload);
      else part.file.resume();
    }
  } catch (error) {
    upload.problem ??= toUploadError(error);
  }
  return upload;
}

async function receivePart(
  part: MultipartFile,
  { folder, fieldNames }: { folder: string; fieldNames: readonly string[] },
  upload: ReceivedUpload,
): Promise<void> {
  const { files } = upload;
  const name = cleanFileName(part.filename);
  if (!fieldNames.includes(part.fieldname)) {
    const message = `Files come as ${fieldNames.join(' or ')}.`;
    upload.problem = fieldError('request/invalid', part.fieldname.slice(0, 40), message);
  } else if (files.length === count) {
    upload.problem = toFileError('attachment/too-many', name);
  } else {
    const path = join(folder, String(files.length));
    const target = createWriteStream(path, { mode: 0o600 });
    await pipeline(part.file, target);
    if (part.file.truncated) upload.problem = toFileError('attachment/too-large', name);
    else files.push({ field: part.fieldname, name, path, size: target.bytesWritten });
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

/** System errors, such as a full disk, are our failures and are rethrown. All others are caused by the request. */
function toUploadError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { statusCode, syscall } = error as { statusCode?: number; syscall?: string };
  if (syscall) throw error;
  if (statusCode === 413) return new AppError('request/too-large');
  return fieldError('request/invalid', fieldName, 'The files did not arrive whole.');
}
