import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers';
import { ObjectStorage } from '../../platform/storage/object-storage';
import { deleteFiles, type DeleteFiles } from './topics';

/** Takes files out of the object storage once no row names them any more. Gone already is as good. */
@Injectable()
export class DeleteErasedFiles implements OnModuleInit {
  constructor(
    private readonly outbox: OutboxHandlers,
    private readonly storage: ObjectStorage,
  ) {}

  onModuleInit(): void {
    this.outbox.register(deleteFiles, async (payload) => {
      const { keys } = payload as unknown as DeleteFiles;
      for (const key of keys) await this.storage.delete(key);
    });
  }
}
