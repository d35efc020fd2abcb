import { Module } from '@nestjs/common';
import { ErasePerson } from './erasing/erase-person';
import { ExportPerson } from './export-person';
import { PersonNotes } from './person-notes';
import { RetentionSweep } from './retention/retention-sweep';

/** Removes what has been kept long enough. */
@Module({ providers: [RetentionSweep] })
export class PrivacyWorkerModule {}

/** What we hold about people: found, handed out, forgotten. Stands above every module that keeps something. */
@Module({
  providers: [ErasePerson, ExportPerson, PersonNotes],
  exports: [ErasePerson, ExportPerson, PersonNotes],
})
export class PrivacyModule {}
