import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue';
import { QuoteActions } from './actions/quote-actions';
import { TopDrawings } from './drawings/top-drawings';
import { EmailQuote } from './email/email-quote';
import { MailActions } from './email/mail-actions';
import { QuoteMails } from './email/quote-mails';
import { JobSheets } from './job-sheets/job-sheets';
import { PdfFiles } from './pdf/pdf-files';
import { QuotesController } from './quotes.controller';
import { MailPreferencesController } from './reminders/mail-preferences.controller';
import { ReminderSweep } from './reminders/reminder-sweep';
import { CreateStaffQuote } from './save/create-staff-quote';
import { SaveQuote } from './save/save-quote';
import { SetWorkshop } from './set-workshop';
import { MailTimelineRecorder } from './timeline/mail-timeline-recorder';

@Module({ providers: [PdfFiles, TopDrawings], exports: [PdfFiles, TopDrawings] })
export class QuotePdfsModule {}

@Module({
  providers: [MailActions, QuoteActions, SetWorkshop],
  exports: [MailActions, QuoteActions, SetWorkshop],
})
export class QuoteActionsModule {}

@Module({
  imports: [QuotePdfsModule],
  providers: [MailTimelineRecorder, QuoteMails, ReminderSweep],
})
export class QuotesWorkerModule {}

@Module({
  imports: [CatalogueModule, QuotePdfsModule],
  controllers: [QuotesController, MailPreferencesController],
  providers: [SaveQuote, CreateStaffQuote, EmailQuote, JobSheets],
  exports: [SaveQuote, CreateStaffQuote, JobSheets],
})
export class QuotesModule {}
