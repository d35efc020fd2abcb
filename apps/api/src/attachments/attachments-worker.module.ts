import { Module } from '@nestjs/common';
import { OutboxModule } from '../platform/outbox/outbox.module';
import { DeleteFiles } from './delete-files';

/** What is done about files with nobody waiting for it. */
@Module({ imports: [OutboxModule], providers: [DeleteFiles] })
export class AttachmentsWorkerModule {}
