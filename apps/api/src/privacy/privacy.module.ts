import { Module } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { OutboxModule } from '../platform/outbox/outbox.module';
import { ErasePerson } from './erasing/erase-person';
import { ForgetErasedMails } from './erasing/forget-mails';
import { ExportPerson } from './exporting/export-person';
import { PersonNotes } from './notes/person-notes';
import { Retention } from './retention/retention';
import { RetentionSweep } from './retention/retention-sweep';

/** What outlasts a request: mails that are to be forgotten, and what has been kept long enough. */
@Module({
  imports: [OutboxModule],
  providers: [ForgetErasedMails, RetentionSweep, Clock],
})
export class PrivacyWorkerModule {}

/** What we hold about people: found, handed out, forgotten. Stands above every module that keeps something. */
@Module({
  providers: [ErasePerson, ExportPerson, PersonNotes, Retention, Clock],
  exports: [ErasePerson, ExportPerson, PersonNotes, Retention],
})
export class PrivacyModule {}
