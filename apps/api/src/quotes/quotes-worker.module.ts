import { Module } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { OutboxModule } from '../platform/outbox/outbox.module';
import { MailsOnTimelines } from './mails-on-timelines';
import { QuoteMails } from './quote-mails';
import { QuotePdfsModule } from './quote-pdfs.module';
import { ReminderMails } from './reminders/reminder-mails';
import { ReminderSweep } from './reminders/reminder-sweep';
import { RevisionMails } from './revisions/revision-mails';
import { TallySweep } from './tally/tally-sweep';

/** What is done about quotes with nobody waiting for it. */
@Module({
  imports: [OutboxModule, QuotePdfsModule],
  providers: [MailsOnTimelines, QuoteMails, RevisionMails, ReminderMails, ReminderSweep, TallySweep, Clock],
})
export class QuotesWorkerModule {}
