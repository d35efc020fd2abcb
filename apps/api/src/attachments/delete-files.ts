import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OutboxHandlers } from '../platform/outbox/outbox-handlers';
import { ObjectStorage } from '../platform/storage/object-storage';

/** The outbox topic by which files leave the object storage. */
export const filesToDelete = 'delete-files';
export interface FilesToDelete {
  /** Of the object storage: folder, id and ending. */
  keys: string[];
}

/** Takes files out of the object storage that no row names. Gone already is as good. */
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
