import type { Attachment } from '@app/contracts';
import type { StatementRunner } from '../database/statements';
import { AppError } from '../platform/errors/app-error';
import { addToOutbox, takeFromOutbox } from '../platform/outbox/add-to-outbox';
import { attachmentKey } from './attachment-key';
import { filesToDelete, type FilesToDelete } from './delete-files';

type File = Pick<Attachment, 'id' | 'type'>;

/** Longer than any request takes. */
const aDayMs = 24 * 3_600_000;

/**
 * Before a file is written: it goes tomorrow, unless a row names it by then. So it does whatever becomes of the request
 * and of its process.
 */
export async function scheduleCleanup(runner: StatementRunner, file: File, at: Date): Promise<void> {
  const payload: FilesToDelete = { keys: [attachmentKey(file)] };
  const dueAt = new Date(at.getTime() + aDayMs);
  await addToOutbox(runner, { topic: filesToDelete, key: file.id, payload: { ...payload }, at, dueAt });
}

/**
 * In the transaction that writes the rows which name them: they stay.
 * @throws AppError `server/unavailable` where one is gone already
 */
export async function claimFiles(tx: StatementRunner, files: readonly File[]): Promise<void> {
  const ids = files.map(({ id }) => id);
  const staying = await takeFromOutbox(tx, filesToDelete, ids);
  if (staying.length < ids.length) throw new AppError('server/unavailable');
}

/** Nothing is left to be done about files that were written and removed again. */
export async function cancelCleanup(runner: StatementRunner, files: readonly File[]): Promise<void> {
  await takeFromOutbox(
    runner,
    filesToDelete,
    files.map(({ id }) => id),
  );
}
