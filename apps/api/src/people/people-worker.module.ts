import { Module } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { OutboxModule } from '../platform/outbox/outbox.module';
import { ForgetErasedMails } from './erasing/forget-mails';
import { RetentionSweep } from './retention/retention-sweep';

/** What outlasts a request: mails that are to be forgotten, and what has been kept long enough. */
@Module({
  imports: [OutboxModule],
  providers: [ForgetErasedMails, RetentionSweep, Clock],
})
export class PeopleWorkerModule {}
