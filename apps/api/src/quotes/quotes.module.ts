import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/index';
import { Clock } from '../platform/clock/clock';
import { EmailQuote } from './email-quote';
import { EmailQuoteController } from './email-quote.controller';
import { QuotePdfController } from './quote-pdf.controller';
import { QuotePdfsModule } from './quote-pdfs.module';
import { JobSheets } from './job-sheets/job-sheets';
import { RecordMeasurements } from './measurements/record-measurements';
import { MailPreferencesController } from './reminders/mail-preferences.controller';
import { QuotesController } from './quotes.controller';
import { QuotesService } from './quotes.service';
import { AnswerRevision } from './revisions/answer-revision';
import { DeclineRevision } from './revisions/decline-revision';
import { RevisionsController } from './revisions/revisions.controller';
import { SaveQuote } from './save-quote';

@Module({
  imports: [CatalogueModule, QuotePdfsModule],
  controllers: [
    QuotesController,
    QuotePdfController,
    EmailQuoteController,
    RevisionsController,
    MailPreferencesController,
  ],
  providers: [
    QuotesService,
    SaveQuote,
    EmailQuote,
    RecordMeasurements,
    AnswerRevision,
    DeclineRevision,
    JobSheets,
    Clock,
  ],
  exports: [SaveQuote, RecordMeasurements, DeclineRevision, JobSheets],
})
export class QuotesModule {}
