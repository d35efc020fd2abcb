import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Attachment } from '@app/contracts';
import type { StatementRunner } from '../database/statements';
import { AppError } from '../platform/errors/app-error';
import { addToOutbox, cancelOutboxMessages } from '../platform/outbox/add-to-outbox';
import { OutboxHandlers } from '../platform/outbox/outbox-handlers';
import { attachmentKey } from '../platform/storage/attachment-key';
import { ObjectStorage } from '../platform/storage/object-storage';

type StoredFile = Pick<Attachment, 'id' | 'type'>;

/** Outbox topic: files to delete from the object storage. */
export const filesToDelete = 'delete-files';
export interface FilesToDelete {
  keys: string[];
}

@Injectable()
export class DeleteFiles implements OnModuleInit {
  constructor(
    private readonly outbox: OutboxHandlers,
    private readonly storage: ObjectStorage,
  ) {}

  onModuleInit(): void {
    this.outbox.register(filesToDelete, async (payload) => {
      const { keys } = payload as unknown as FilesToDelete;
      for (const key of keys) await this.storage.delete(key);
    });
  }
}

export const deleteFile = (tx: StatementRunner, file: StoredFile, at: Date, dueAt = at): Promise<void> =>
  addToOutbox(tx, {
    topic: filesToDelete,
    key: file.id,
    payload: { keys: [attachmentKey(file)] },
    at,
    dueAt,
  });

const dayMs = 24 * 3_600_000;

/**
 * Called before a file is written. The file is deleted after a day unless `claimFiles` was called, so that a failed
 * request leaves no file behind.
 */
export const scheduleCleanup = (runner: StatementRunner, file: StoredFile, at: Date): Promise<void> =>
  deleteFile(runner, file, at, new Date(at.getTime() + dayMs));

/**
 * Cancels the deletion of files, in the transaction that writes their rows.
 * @throws AppError if a file was deleted already
 */
export async function claimFiles(tx: StatementRunner, files: readonly StoredFile[]): Promise<void> {
  const ids = files.map(({ id }) => id);
  const cancelled = await cancelOutboxMessages(tx, filesToDelete, ids);
  if (cancelled.length < ids.length) throw new AppError('server/unavailable');
}
