import { Module } from '@nestjs/common';
import { OutboxModule } from '../platform/outbox/outbox.module';
import { MailsOnTimelines } from './mails-on-timelines';

/** What is done about quotes with nobody waiting for it. */
@Module({
  imports: [OutboxModule],
  providers: [MailsOnTimelines],
})
export class QuotesWorkerModule {}
