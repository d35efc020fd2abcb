import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue';
import { MoveOrder } from './actions/move-order';
import { QuoteActions } from './actions/quote-actions';
import { EmailQuote } from './email/email-quote';
import { QuoteMails } from './email/quote-mails';
import { JobSheets } from './job-sheets/job-sheets';
import { RecordMeasurements } from './measurements/record-measurements';
import { QuotePdfs } from './pdf/quote-pdfs';
import { QuotesController } from './quotes.controller';
import { MailPreferencesController } from './reminders/mail-preferences.controller';
import { ReminderSweep } from './reminders/reminder-sweep';
import { AnswerRevision } from './revisions/answer-revision';
import { RevisionMails } from './revisions/revision-mails';
import { SaveQuote } from './save/save-quote';
import { MailsOnTimelines } from './timeline/mails-on-timelines';

@Module({ providers: [QuotePdfs], exports: [QuotePdfs] })
export class QuotePdfsModule {}

@Module({
  providers: [MoveOrder, QuoteActions],
  exports: [MoveOrder, QuoteActions],
})
export class QuoteActionsModule {}

@Module({
  imports: [QuotePdfsModule],
  providers: [MailsOnTimelines, QuoteMails, RevisionMails, ReminderSweep],
})
export class QuotesWorkerModule {}

@Module({
  imports: [CatalogueModule, QuotePdfsModule],
  controllers: [QuotesController, MailPreferencesController],
  providers: [SaveQuote, EmailQuote, RecordMeasurements, AnswerRevision, JobSheets],
  exports: [SaveQuote, RecordMeasurements, AnswerRevision, JobSheets],
})
export class QuotesModule {}
