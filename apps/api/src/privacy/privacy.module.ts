import { Module } from '@nestjs/common';
import { ErasePerson } from './erasing/erase-person';
import { ExportPerson } from './export-person';
import { PersonNotes } from './person-notes';
import { RetentionSweep } from './retention/retention-sweep';

@Module({ providers: [RetentionSweep] })
export class PrivacyWorkerModule {}

/** Finds, exports and erases personal data. Depends on every module that stores some. */
@Module({
  providers: [ErasePerson, ExportPerson, PersonNotes],
  exports: [ErasePerson, ExportPerson, PersonNotes],
})
export class PrivacyModule {}
