export { PrivacyModule } from './privacy.module';
export { PrivacyWorkerModule } from './privacy.module';
export { Erasure } from './erasing/erasure.entity';
export {
  replayErasures,
  erasedQuotesSince,
  erasuresSql,
  mergeErasures,
  since,
  type Erasures,
} from './erasing/erasures';
export { ErasePerson } from './erasing/erase-person';
export { ExportPerson } from './exporting/export-person';
export { findPeople } from './find-people';
export { summaryOfPerson } from './person-summary';
export { readPersonKeys } from './person-keys';
export { PersonNote } from './notes/person-note.entity';
export { PersonNotes } from './notes/person-notes';
export { keyedRows } from './person-rows';
export { Retention } from './retention/retention';
export { RetentionRun } from './retention/retention-run.entity';
