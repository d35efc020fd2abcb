import { Module } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { OutboxModule } from '../platform/outbox/outbox.module';
import { DeleteErasedFiles } from './erasing/delete-files';
import { ForgetErasedMails } from './erasing/forget-mails';
import { RetentionSweep } from './retention/retention-sweep';

/** What outlasts a request: files and mails that are to be forgotten, and what has been kept long enough. */
@Module({
  imports: [OutboxModule],
  providers: [DeleteErasedFiles, ForgetErasedMails, RetentionSweep, Clock],
})
export class PeopleWorkerModule {}
